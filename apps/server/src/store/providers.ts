import { asc, eq } from 'drizzle-orm'
import type { ProviderStore, StoredProvider } from '../providers/store.ts'
import type { Drizzle } from './database.ts'
import { providerTable } from './schema.ts'

/** Providers in the app's database. */
export function providersIn(drizzle: Drizzle): ProviderStore {
  return {
    list: async () => (await drizzle.select().from(providerTable).orderBy(asc(providerTable.madeAt), asc(providerTable.id))).map(stored),
    get: async (id) => (await drizzle.select().from(providerTable).where(eq(providerTable.id, id))).map(stored)[0],
    put: async (provider) => {
      const row = { baseUrl: null, sealedKey: null, agreedAt: null, report: null, ...provider }
      await drizzle.insert(providerTable).values(row).onConflictDoUpdate({ target: providerTable.id, set: row })
    },
    delete: async (id) => (await drizzle.delete(providerTable).where(eq(providerTable.id, id)).returning()).length > 0,
  }
}

function stored({ baseUrl, sealedKey, agreedAt, report, ...rest }: typeof providerTable.$inferSelect): StoredProvider {
  return {
    ...rest,
    ...(baseUrl === null ? {} : { baseUrl }),
    ...(sealedKey === null ? {} : { sealedKey }),
    ...(agreedAt === null ? {} : { agreedAt }),
    ...(report === null ? {} : { report }),
  }
}
