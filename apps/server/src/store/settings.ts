import { eq } from 'drizzle-orm'
import type { SettingStore } from '../settings/store.ts'
import type { Drizzle } from './database.ts'
import { settingTable } from './schema.ts'

/** Settings in the app's database. */
export function settingsIn(drizzle: Drizzle): SettingStore {
  return {
    get: async (name) => (await drizzle.select().from(settingTable).where(eq(settingTable.name, name)))[0]?.value.is,
    put: async (name, value) => {
      if (value === undefined) await drizzle.delete(settingTable).where(eq(settingTable.name, name))
      else
        await drizzle
          .insert(settingTable)
          .values({ name, value: { is: value } })
          .onConflictDoUpdate({ target: settingTable.name, set: { value: { is: value } } })
    },
  }
}
