import { createHash, createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'

const place = { table: 'lead_form_keys', column: 'key_sealed', accountId: '' } as const

/** Returns the key that signs the tokens of forms while this secret is the installation's. */
export const formKeyOf = (appSecret: string): Buffer =>
  createHmac('sha256', appSecret).update('web2/lead-form-key/v1').digest()

/** Returns the id of a key, which reveals nothing of it. */
export const formKeyIdOf = (key: Buffer): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 16)

/**
 * Stores the present key. After APP_SECRET was rotated it is a former one, with which the tokens of published pages stay
 * valid.
 */
export const keepFormKey = async (db: Kysely<Database>, appSecret: string): Promise<void> => {
  const key = formKeyOf(appSecret)
  const keySealed = createSecretBox(appSecret).seal(key.toString('base64url'), place)
  await db
    .insertInto('leadFormKeys')
    .values({ id: formKeyIdOf(key), keySealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Opens stored keys; the present one comes first. */
export const openFormKeys = (
  { appSecret }: Pick<Config, 'appSecret'>,
  sealed: readonly string[],
): readonly Buffer[] => {
  const box = createSecretBox(appSecret)
  const former = sealed.flatMap((envelope) => {
    const key = box.open(envelope, place)
    return key === undefined ? [] : [Buffer.from(key, 'base64url')]
  })
  return [formKeyOf(appSecret), ...former]
}

/** Reads all keys with which tokens are valid. */
export const readFormKeys = async (
  db: Kysely<Database>,
  config: Pick<Config, 'appSecret'>,
): Promise<readonly Buffer[]> => {
  const rows = await db.selectFrom('leadFormKeys').select('keySealed').execute()
  return openFormKeys(
    config,
    rows.map(({ keySealed }) => keySealed),
  )
}
