create table "person" (
  "person" text primary key,
  "request" text not null,
  "place" integer not null,
  "birth" json not null,
  "words" text not null,
  "created_at" bigint not null,
  "changed_at" bigint not null
);
--> statement-breakpoint
create unique index "person_request" on "person" ("request", "place");
--> statement-breakpoint
create index "person_newest" on "person" ("created_at", "place", "person");
--> statement-breakpoint
alter table "cast" add column "person" text references "person" ("person");
--> statement-breakpoint
create index "cast_person" on "cast" ("person");
