import type { AiService, PaidTask } from '@web2/contract/ai'
import type { AiSpending, SpendingLimit } from '@web2/contract/model-calls'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { monthEnd } from './limit-sentences.ts'

interface Month {
  readonly accountId: string
  readonly period: string
}

interface Sums {
  readonly spent: number
  readonly calls: number
  readonly unpriced: number
}

interface GroupedSums extends Sums {
  readonly provider: AiService
  readonly task: PaidTask
  readonly createdBy: string | null
  /** Column that they are grouped by; the two others are null. */
  readonly by: 'provider' | 'task' | 'user'
}

/** Sums of booked calls by provider, task and user, in one pass; the highest first. */
const groupedSums = async (db: Kysely<Database>, { accountId, period }: Month) => {
  const { rows } = await sql<GroupedSums>`
    select provider, task, created_by,
      case grouping(provider, task, created_by) when 3 then 'provider' when 5 then 'task' else 'user' end as by,
      coalesce(sum(cost), 0) as spent, count(*)::integer as calls,
      (count(*) filter (where cost is null))::integer as unpriced
    from model_calls where account_id = ${accountId} and period = ${period} and status = 'booked'
    group by grouping sets (provider, task, created_by)
    order by spent desc, calls desc, 1, 2, 3`.execute(db)
  return rows
}

const userNames = async (
  db: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> => {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const users = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', known).execute()
  return new Map(users.map(({ id, name }) => [id, name]))
}

const limitsOf = async (
  db: Kysely<Database>,
  { accountId, period }: Month,
): Promise<{ readonly limits: SpendingLimit[]; readonly reserved: number }> => {
  const [limits, counters] = await Promise.all([
    db
      .selectFrom('modelLimits')
      .select(['provider', 'amount'])
      .where('accountId', '=', accountId)
      .orderBy('provider')
      .execute(),
    db
      .selectFrom('modelSpending')
      .select(['provider', 'spent', 'reserved'])
      .where('accountId', '=', accountId)
      .where('period', '=', period)
      .execute(),
  ])
  const counted = new Map(counters.map((counter) => [counter.provider, counter]))
  return {
    limits: limits.map(({ provider, amount }) => ({
      provider: provider === '' ? null : provider,
      amount,
      spent: counted.get(provider)?.spent ?? 0,
      reserved: counted.get(provider)?.reserved ?? 0,
    })),
    reserved: counted.get('')?.reserved ?? 0,
  }
}

const sumsOf = ({ spent, calls, unpriced }: GroupedSums): Sums => ({ spent, calls, unpriced })

/** Returns what an account's texts and images by AI cost in a month, and its limits. */
export const readSpending = async (db: Kysely<Database>, month: Month): Promise<AiSpending> => {
  const [{ limits, reserved }, rows] = await Promise.all([limitsOf(db, month), groupedSums(db, month)])
  const [providers, tasks, users] = (['provider', 'task', 'user'] as const).map((name) =>
    rows.filter(({ by }) => by === name),
  ) as [GroupedSums[], GroupedSums[], GroupedSums[]]
  const names = await userNames(
    db,
    users.map(({ createdBy }) => createdBy),
  )
  const total = (pick: (row: Sums) => number) => providers.reduce((sum, row) => sum + pick(row), 0)
  return {
    _id: month.period,
    endsAt: monthEnd(month.period).toISOString(),
    spent: total(({ spent }) => spent),
    calls: total(({ calls }) => calls),
    unpriced: total(({ unpriced }) => unpriced),
    reserved,
    limits,
    byProvider: providers.map((row) => ({ provider: row.provider, ...sumsOf(row) })),
    byTask: tasks.map((row) => ({ task: row.task, ...sumsOf(row) })),
    byUser: users.map((row) => ({
      userId: row.createdBy,
      name: (row.createdBy !== null && names.get(row.createdBy)) || '',
      ...sumsOf(row),
    })),
  }
}
