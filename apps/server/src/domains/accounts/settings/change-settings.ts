import type { Setting, SettingChange } from '@web2/contract/accounts'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { last4 } from '../../../platform/secrets/last4.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { readSettings } from './read-settings.ts'
import { settingKeyContext } from './seal-setting-key.ts'
import { addressColumns } from './store-service-test.ts'
import { settingView } from './setting-view.ts'
import { wantedSettings, type WantedSettings } from './validate-settings-change.ts'

interface Owner {
  readonly accountId: string
  readonly userId: string
}

/**
 * Stores or removes the changed settings, keys sealed. Emits the change to the account's sockets without key
 * endings.
 */
export const changeSettings = async (
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  owner: Owner,
  change: SettingChange,
): Promise<Setting> => {
  const { accountId, userId } = owner
  return db.transaction().execute(async (transaction) => {
    // locks the row, so that the second of two concurrent changes sees what the first stored
    await transaction
      .insertInto('settings')
      .values({ accountId, createdBy: userId })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ updatedAt: sql`now()` }))
      .execute()
    const wanted = wantedSettings(change, await readSettings(transaction, accountId))
    if (Object.keys(wanted.open).length > 0)
      await transaction.updateTable('settings').set(wanted.open).where('accountId', '=', accountId).execute()
    await forgetTests(transaction, accountId, wanted)
    await storeKeys(transaction, config.appSecret, owner, wanted.keys)
    const names = (isSet: boolean) =>
      [...wanted.keys].flatMap(([name, key]) => ((key !== null) === isSet ? [name] : []))
    await recordAudit(transaction, {
      action: 'keys-changed',
      userId,
      accountId,
      details: { set: names(true), forgotten: names(false), ...wanted.open },
    })
    const record = await settingView(transaction, config, { accountId, withEnds: false })
    await recordEvent(transaction, { accountId, path: 'settings', name: 'patched', record })
    return settingView(transaction, config, { accountId, withEnds: true })
  })
}

/** Deletes the test results of services whose keys or URL change, because they were about the former ones. */
const forgetTests = async (
  transaction: Transaction<Database>,
  accountId: string,
  { keys, open }: WantedSettings,
): Promise<void> => {
  const services = [...keys.keys()].map((name) => name.split('.')[0] ?? '')
  for (const [service, column] of addressColumns) if (open[column] !== undefined) services.push(service)
  if (services.length === 0) return
  await transaction
    .updateTable('settings')
    .set({ serviceTests: sql`service_tests - ${services}::text[]` })
    .where('accountId', '=', accountId)
    .execute()
}

const storeKeys = async (
  transaction: Transaction<Database>,
  appSecret: string,
  { accountId, userId }: Owner,
  keys: WantedSettings['keys'],
): Promise<void> => {
  const box = createSecretBox(appSecret)
  for (const [name, key] of keys) {
    if (key === null) {
      await transaction
        .deleteFrom('settingKeys')
        .where('accountId', '=', accountId)
        .where('name', '=', name)
        .execute()
      continue
    }
    const sealed = { keySealed: box.seal(key, settingKeyContext(name, accountId)), keyLast4: last4(key) }
    await transaction
      .insertInto('settingKeys')
      .values({ accountId, name, createdBy: userId, ...sealed })
      .onConflict((conflict) =>
        conflict
          .columns(['accountId', 'name'])
          .doUpdateSet({ ...sealed, createdBy: userId, updatedAt: sql`now()` }),
      )
      .execute()
  }
}
