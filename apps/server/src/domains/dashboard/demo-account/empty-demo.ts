import { demoKinds, type DemoAccount, type DemoRecord } from '@web2/contract/dashboard'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { refused } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import { giveBackUnits } from '../../campaigns/index.ts'
import { idleStatuses, releasePageUnits } from '../../generator/index.ts'
import { lockMedia, removeUnusedImages } from '../../media/index.ts'
import { demoRecords, demoTable } from './demo-records.ts'
import { lockDemo, emitSampleDataChanged } from './fill-demo.ts'

const idsOf = (records: readonly DemoRecord[], kind: DemoRecord['kind']): string[] =>
  records.filter((record) => record.kind === kind).map(({ _id }) => _id)

/**
 * Throws 409 if sample data can't be removed in one step: a running campaign, a published site, or a site
 * project that is running or has sites.
 */
const requireAtRest = async (
  transaction: Transaction<Database>,
  accountId: string,
  gone: readonly DemoRecord[],
): Promise<void> => {
  const ids = gone.map(({ _id }) => _id)
  const { rows } = await sql<{ name: string; kind: 'campaign' | 'project' | 'site' }>`
    select name, 'campaign' as kind from campaigns
    where account_id = ${accountId} and id = any(${ids}::uuid[]) and (
      status = 'running'
      or exists (select from campaign_jobs where campaign_id = campaigns.id and status = 'running'))
    union all
    select name, 'project' from turbos
    where account_id = ${accountId} and id = any(${ids}::uuid[]) and (
      not status = any(${[...idleStatuses]})
      or exists (select from sites where turbo_id = turbos.id and removed_at is null))
    union all
    select name, 'site' from sites
    where account_id = ${accountId} and id = any(${ids}::uuid[]) and (
      status in ('to_publish', 'publishing')
      or exists (select from site_targets where site_id = sites.id and published_at is not null))`.execute(
    transaction,
  )
  const [first] = rows
  if (!first) return
  const advice = {
    campaign: `The campaign “${first.name}” is running. Cancel it, then remove the sample data.`,
    project: `The site project “${first.name}” is running or has sites. Cancel it and delete its sites, then remove the sample data.`,
    site: `The site “${first.name}” is published. Delete it under Sites, then remove the sample data.`,
  }
  throw refused(advice[first.kind])
}

/** Returns the pages and listings that are still used by records that stay. */
const usedByOthers = async (
  transaction: Transaction<Database>,
  accountId: string,
  stays: readonly DemoRecord[],
): Promise<ReadonlySet<string>> => {
  const ids = stays.map(({ _id }) => _id)
  const { rows } = await sql<{ id: string | null }>`
    with projects as (
      select definition from turbos where account_id = ${accountId} and id = any(${ids}::uuid[])
    ), pages as (
      select id, nap_id from cloud_pages where account_id = ${accountId} and (
        id = any(${ids}::uuid[]) or id::text in (select definition -> 'source' ->> 'pageId' from projects))
    )
    select id::text from pages
    union select nap_id::text from pages
    union select definition -> 'listing' ->> 'napId' from projects
    union select nap_id::text from sites where account_id = ${accountId} and id = any(${ids}::uuid[])
    union select nap_id::text from campaigns where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(
    transaction,
  )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Deletes what belongs to campaigns and projects and would outlive them: log entries, links, reserved units. */
const deleteTraces = async (
  transaction: Transaction<Database>,
  accountId: string,
  gone: readonly DemoRecord[],
): Promise<void> => {
  const campaignIds = idsOf(gone, 'campaign')
  await giveBackUnits(
    transaction,
    sql<boolean>`account_id = ${accountId} and campaign_id = any(${campaignIds}::uuid[])`,
  )
  await sql`
    delete from post_links where account_id = ${accountId} and campaign_job_id in (
      select id from campaign_jobs
      where account_id = ${accountId} and campaign_id = any(${campaignIds}::uuid[]))`.execute(transaction)
  await sql`
    delete from campaign_logs
    where account_id = ${accountId} and campaign_id = any(${campaignIds}::uuid[])`.execute(transaction)
  for (const id of idsOf(gone, 'project')) await releasePageUnits(transaction, id)
  // articles that the user has moved to the trash
  await sql`
    delete from deleted_articles where account_id = ${accountId} and id in (
      select record_id from demo_records where account_id = ${accountId} and kind = 'article')`.execute(
    transaction,
  )
}

/** Deletes the sample images that nothing shows, then the folder unless it still holds something. */
const deleteImages = async (
  context: Pick<AppContext, 'config'>,
  transaction: Transaction<Database>,
  accountId: string,
  gone: readonly DemoRecord[],
): Promise<void> => {
  await lockMedia(transaction, accountId)
  await removeUnusedImages(context, transaction, accountId, idsOf(gone, 'image'))
  await sql`
    delete from media_folders folder
    where account_id = ${accountId} and id = any(${idsOf(gone, 'folder')}::uuid[])
      and not exists (select from media_files where account_id = ${accountId} and folder = folder.path)
      and not exists (
        select from media_folders inner_folder
        where account_id = ${accountId} and starts_with(inner_folder.path, folder.path || '/'))`.execute(
    transaction,
  )
}

/**
 * Removes only the sample data, in one transaction; kept records become the user's own. Images that the
 * user's own pages or articles show stay in the library. Throws 409 with their names if some records were
 * changed and `changed` is missing.
 */
export const removeSampleData = (
  context: Pick<AppContext, 'db' | 'config'>,
  { accountId }: Actor,
  changed?: 'keep' | 'delete',
): Promise<DemoAccount> =>
  context.db.transaction().execute(async (transaction) => {
    await lockDemo(transaction, accountId)
    const records = await demoRecords(transaction, accountId)
    const edited = records.filter((record) => record.changed)
    if (edited.length > 0 && changed === undefined)
      throw refused(
        `You edited ${edited.map(({ name }) => `“${name}”`).join(', ')}. Choose whether to keep or delete your edits.`,
      )
    const stays = changed === 'delete' ? [] : edited
    const used = await usedByOthers(transaction, accountId, stays)
    const gone = records.filter((record) => !stays.includes(record) && !used.has(record._id))
    await requireAtRest(transaction, accountId, gone)
    await deleteTraces(transaction, accountId, gone)
    for (const kind of demoKinds)
      if (kind !== 'image' && kind !== 'folder')
        await sql`
          delete from ${sql.table(demoTable(kind))}
          where account_id = ${accountId} and id = any(${idsOf(gone, kind)}::uuid[])`.execute(transaction)
    await deleteImages(context, transaction, accountId, gone)
    await transaction.deleteFrom('demoRecords').where('accountId', '=', accountId).execute()
    await emitSampleDataChanged(transaction, accountId)
    return { records: [] }
  })
