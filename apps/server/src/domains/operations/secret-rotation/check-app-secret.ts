import { sql, type Kysely } from 'kysely'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { createSecretBox, sealedWith } from '../../../platform/secrets/seal.ts'
import { secretContextOf, sealedColumns } from './sealed-columns.ts'

/** Id of the table's only row. */
const only = '00000000-0000-7000-8000-000000000001'
const column = sealedColumns.find(({ table }) => table === 'secret_check')!
const place = secretContextOf(column, {})

/** Returns whether the database contains sealed values and this secret opens none of them. */
const isSealedByAnother = async (db: Kysely<Database>, appSecret: string): Promise<boolean> => {
  let isSealed = false
  for (const { table, column: name } of sealedColumns) {
    const { rows } = await sql<{ own: boolean; any: boolean }>`
      select exists (select from ${sql.table(table)} where starts_with(${sql.ref(name)}, ${sealedWith(appSecret)})) as own,
        exists (select from ${sql.table(table)} where starts_with(${sql.ref(name)}, 'v1.')) as any`.execute(
      db,
    )
    if (rows[0]!.own) return false
    isSealed ||= rows[0]!.any
  }
  return isSealed
}

const otherSecret = () =>
  new StartFailure(
    'APP_SECRET doesn’t match the one this database is encrypted with. Give all processes the same APP_SECRET; if none ' +
      'is set, point DATA_DIR to the folder with the installation’s app-secret. If the secret is lost, stop all processes ' +
      'and run npm run rotate-secret -- --lost; all stored keys then have to be entered again. Nothing was changed.',
  )

/** Throws if this process's secret is not the installation's. The first start records it. */
export const requireSameSecret = async (db: Kysely<Database>, appSecret: string): Promise<void> => {
  const box = createSecretBox(appSecret)
  const read = () =>
    db.selectFrom('secretCheck').select('valueSealed').where('id', '=', only).executeTakeFirst()
  let found = await read()
  if (!found) {
    if (await isSealedByAnother(db, appSecret)) throw otherSecret()
    await db
      .insertInto('secretCheck')
      .values({ id: only, valueSealed: box.seal('web2', place) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // another process may have been first
    found = await read()
  }
  if (found === undefined || box.open(found.valueSealed, place) === undefined) throw otherSecret()
}

/** Makes this secret the installation's, even if values are sealed with the former one. */
export const adoptSecret = async (db: Kysely<Database>, appSecret: string): Promise<void> => {
  const valueSealed = createSecretBox(appSecret).seal('web2', place)
  await db
    .insertInto('secretCheck')
    .values({ id: only, valueSealed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ valueSealed }))
    .execute()
  // none of them can be opened any more, so pages with tokens of theirs are out of date
  await db.deleteFrom('leadFormKeys').execute()
}
