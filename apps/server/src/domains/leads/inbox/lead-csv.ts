import { csvLines, csvText } from '@web2/csv'
import { shownValue, type Lead } from '@web2/contract/leads'
import type { Kysely } from 'kysely'
import { publicDatabaseError } from '../../../platform/db/adapter/database-errors.ts'
import { execute } from '../../../platform/db/adapter/execute.ts'
import { compileWhere, type Query } from '../../../platform/db/adapter/query.ts'
import { sql } from '../../../platform/db/adapter/sql-fragment.ts'
import { selection } from '../../../platform/db/adapter/statements.ts'
import type { Database } from '../../../platform/db/database.ts'
import { leadMembers } from './lead-members.ts'
import { leadResource } from './lead-view.ts'

/** Leads of one statement. */
const atOnce = 500

interface Names {
  readonly campaigns: ReadonlyMap<string, string>
  readonly users: ReadonlyMap<string, string>
}

const columns: readonly (readonly [head: string, cell: (lead: Lead, names: Names) => string])[] = [
  ['Received', ({ createdAt }) => new Date(createdAt).toISOString()],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
  ['Site', ({ siteName }) => siteName],
  ['Form', ({ formName }) => formName],
  ['Page', ({ pageName }) => pageName],
  ['Page URL', ({ pageUrl }) => pageUrl],
  ['Referrer', ({ referrer }) => referrer],
  ['Campaign', ({ campaignId }, { campaigns }) => campaigns.get(campaignId ?? '') ?? ''],
  ['UTM source', ({ utm }) => utm.source ?? ''],
  ['UTM medium', ({ utm }) => utm.medium ?? ''],
  ['UTM campaign', ({ utm }) => utm.campaign ?? ''],
  ['UTM term', ({ utm }) => utm.term ?? ''],
  ['UTM content', ({ utm }) => utm.content ?? ''],
  ['UTM ID', ({ utm }) => utm.id ?? ''],
  ['Assigned to', ({ assignedTo }, { users }) => users.get(assignedTo ?? '') ?? ''],
  ['Value', ({ value }) => (value === null ? '' : (value / 100).toFixed(2))],
  ['Currency', ({ value, currency }) => (value === null ? '' : currency)],
  ['Consent', ({ consent }) => (consent === null ? '' : `${consent.given ? 'Yes' : 'No'}: ${consent.text}`)],
  ['Spam score', ({ spamScore }) => String(spamScore)],
  [
    'Entries',
    ({ entries }) => entries.map((entry) => `${entry.label || entry.name}: ${shownValue(entry)}`).join('\n'),
  ],
  ['ID', ({ _id }) => _id],
]

const namesOf = async (db: Kysely<Database>, accountId: string): Promise<Names> => {
  const campaigns = await db
    .selectFrom('campaigns')
    .select(['id', 'name'])
    .where('accountId', '=', accountId)
    .execute()
  const users = await leadMembers(db, accountId)
  return {
    campaigns: new Map(campaigns.map(({ id, name }) => [id, name])),
    users: new Map(users.map(({ userId, name }) => [userId, name])),
  }
}

/**
 * Yields the leads of a query as CSV for spreadsheets, newest first, as they are read. Throws 400 before the first
 * line if the query is wrong.
 */
export const leadCsv = async (
  db: Kysely<Database>,
  accountId: string,
  query: Query,
): Promise<AsyncGenerator<string>> => {
  const where = sql`account_id = ${accountId} and ${compileWhere(leadResource, query)}`
  const plain = db.withoutPlugins()
  const read = async (after: Lead | undefined) =>
    (await execute(
      plain,
      sql`select ${selection(leadResource.allColumns)} from leads where ${where}
        ${after ? sql`and (created_at, id) < (${after.createdAt}, ${after._id})` : sql``}
        order by created_at desc, id desc limit ${atOnce}`,
    ).catch((error: unknown) => {
      throw publicDatabaseError(leadResource, error)
    })) as unknown as Lead[]
  let leads = await read(undefined)
  const names = await namesOf(db, accountId)
  async function* lines() {
    // the mark tells spreadsheets that the text is UTF-8
    yield `\uFEFF${csvLines([columns.map(([head]) => head)])}`
    for (; leads.length > 0; leads = leads.length < atOnce ? [] : await read(leads.at(-1)))
      yield csvLines(leads.map((lead) => columns.map(([, cell]) => csvText(cell(lead, names)))))
  }
  return lines()
}
