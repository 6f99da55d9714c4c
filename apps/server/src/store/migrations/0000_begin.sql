create table "cast" (
  "session" text primary key,
  "request" text not null constraint "cast_request" unique,
  "tradition" text not null,
  "title" text,
  "question" text not null,
  "language" text not null,
  "matter" json not null,
  "way" json not null,
  "when" json not null,
  "options" json not null,
  "zone" text,
  "base" integer not null,
  "changed" integer,
  "created_at" bigint not null,
  "outcome" text
);
--> statement-breakpoint
create index "cast_newest" on "cast" ("created_at", "session");
--> statement-breakpoint
create table "provider" (
  "id" text primary key,
  "kind" text not null,
  "name" text not null,
  "model" text not null,
  "base_url" text,
  "sealed_key" text,
  "agreed_at" bigint,
  "report" json,
  "made_at" bigint not null
);
--> statement-breakpoint
create table "setting" (
  "name" text primary key,
  "value" json not null
);
--> statement-breakpoint
create table "report" (
  "place" bigint primary key generated always as identity,
  "turn" text not null,
  "session" text not null,
  "at" bigint not null,
  "note" text not null
);
--> statement-breakpoint
create index "report_session" on "report" ("session");
