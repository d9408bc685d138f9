import { demoKinds, type DemoAccount, type DemoRecord } from '@web2/contract/dashboard'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { refused } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import { demoRecords, demoTable } from './demo-records.ts'
import { lockDemo, emitSampleDataChanged } from './fill-demo.ts'

/** Throws 409 if sample data can't be removed in one step: an active campaign or a published site. */
const requireAtRest = async (
  transaction: Transaction<Database>,
  gone: readonly DemoRecord[],
): Promise<void> => {
  const ids = gone.map(({ _id }) => _id)
  const { rows } = await sql<{ name: string; kind: string }>`
    select name, 'campaign' as kind from campaigns
    where id = any(${ids}::uuid[]) and status in ('running', 'paused')
    union all
    select name, 'site' from sites where id = any(${ids}::uuid[]) and (
      status in ('to_publish', 'publishing')
      or exists (select from site_targets where site_id = sites.id and published_at is not null))`.execute(
    transaction,
  )
  const [first] = rows
  if (first?.kind === 'campaign')
    throw refused(`The campaign “${first.name}” is under way. Cancel it, then remove the examples.`)
  if (first)
    throw refused(
      `The site “${first.name}” is published. Delete it under Sites, which takes its files down, then remove the examples.`,
    )
}

/** Returns listings still referenced by sites, pages or campaigns that stay. */
const listingsInUse = async (
  transaction: Transaction<Database>,
  stays: readonly DemoRecord[],
): Promise<ReadonlySet<string>> => {
  const ids = stays.map(({ _id }) => _id)
  const { rows } = await sql<{ napId: string | null }>`
    select nap_id from sites where id = any(${ids}::uuid[])
    union select nap_id from cloud_pages where id = any(${ids}::uuid[])
    union select nap_id from campaigns where id = any(${ids}::uuid[])`.execute(transaction)
  return new Set(rows.flatMap(({ napId }) => napId ?? []))
}

/**
 * Removes only the sample data, in one transaction; kept records become the user's own. Throws 409 with their
 * names if some were changed and `changed` is missing.
 */
export const removeSampleData = (
  { db }: Pick<AppContext, 'db'>,
  { accountId }: Actor,
  changed?: 'keep' | 'delete',
): Promise<DemoAccount> =>
  db.transaction().execute(async (transaction) => {
    await lockDemo(transaction, accountId)
    const records = await demoRecords(transaction, accountId)
    const edited = records.filter((record) => record.changed)
    if (edited.length > 0 && changed === undefined)
      throw refused(
        `You changed ${edited.map(({ name }) => `“${name}”`).join(', ')}. Say whether that is kept or deleted.`,
      )
    const stays = changed === 'delete' ? [] : edited
    const shown = await listingsInUse(transaction, stays)
    const gone = records.filter((record) => !stays.includes(record) && !shown.has(record._id))
    await requireAtRest(transaction, gone)
    for (const kind of demoKinds) {
      const ids = gone.filter((record) => record.kind === kind).map(({ _id }) => _id)
      await sql`
        delete from ${sql.table(demoTable(kind))}
        where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(transaction)
    }
    await transaction.deleteFrom('demoRecords').where('accountId', '=', accountId).execute()
    await emitSampleDataChanged(transaction, accountId)
    return { records: [] }
  })
