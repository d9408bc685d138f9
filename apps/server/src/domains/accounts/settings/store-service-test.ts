import type { SettingService } from '@web2/contract/accounts'
import type { KeyTest } from '@web2/contract/core'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { readSettings, type StoredSettings } from './read-settings.ts'

/** Services that are called at an address or in a region of the account's own, with the column that stores it. */
export const addressColumns = [
  ['openAiCompatible', 'compatibleBaseUrl'],
  ['azureOpenAi', 'azureBaseUrl'],
  ['bedrock', 'bedrockRegion'],
  ['ollama', 'ollamaBaseUrl'],
  ['midjourney', 'midjourneyGateway'],
] as const satisfies readonly (readonly [SettingService, keyof NonNullable<StoredSettings['open']>])[]

const partOf = (service: SettingService, { open, keys }: StoredSettings): string =>
  JSON.stringify([
    [...keys].filter(([name]) => name.startsWith(`${service}.`)).map(([name, key]) => [name, key.keySealed]),
    addressColumns.map(([own, column]) => own === service && open?.[column]),
  ])

/** Stores the result of a test, unless the service's keys changed while `tested` was being tried. */
export const storeServiceTest = async (
  db: Kysely<Database>,
  accountId: string,
  service: SettingService,
  { tested, test }: { readonly tested: StoredSettings; readonly test: KeyTest },
): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('settings')
      .select('accountId')
      .where('accountId', '=', accountId)
      .forUpdate()
      .execute()
    const current = await readSettings(transaction, accountId)
    if (partOf(service, current) !== partOf(service, tested)) return
    await transaction
      .updateTable('settings')
      .set({ serviceTests: sql`service_tests || ${JSON.stringify({ [service]: test })}::jsonb` })
      .where('accountId', '=', accountId)
      .execute()
  })
}
