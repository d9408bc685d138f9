import { sql, type Selectable, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { LeadsTable } from '../tables.ts'
import { announceLeadRow } from './announce-lead.ts'

type Context = Pick<AppContext, 'config' | 'jobs' | 'log' | 'now'>
type Lead = Selectable<LeadsTable>

const minute = 60_000
const hour = 60 * minute

/** Returns when announcing is tried next: after a minute, and at most an hour, the later the older the lead is. */
export const nextAnnouncing = (now: Date, { createdAt }: { readonly createdAt: Date | string }): string => {
  const age = now.getTime() - new Date(createdAt).getTime()
  return new Date(now.getTime() + Math.min(hour, Math.max(minute, age))).toISOString()
}

/** Returns why announcing failed, without anything that a visitor entered. */
export const announcingFailure = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown }
  return String(code ?? name)
}

/**
 * Announces a lead that was held back, in the transaction that made it new. If that fails, the lead is still new, and a
 * job announces it. Throws if the database is away.
 */
export const announceOrPostpone = async (
  transaction: Transaction<Database>,
  context: Context,
  lead: Lead,
): Promise<void> => {
  const { id, accountId } = lead
  const change = (values: { readonly announceDue: string | null; readonly announcedAt?: null }) =>
    transaction
      .updateTable('leads')
      .set(values)
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .execute()
  await sql`savepoint announcing`.execute(transaction)
  try {
    await announceLeadRow(transaction, context, lead)
    await sql`release savepoint announcing`.execute(transaction)
  } catch (error) {
    await sql`rollback to savepoint announcing`.execute(transaction).catch(() => {
      throw error
    })
    await change({ announceDue: nextAnnouncing(context.now(), lead), announcedAt: null })
    context.log(`The lead ${id} could not be announced and will be later: ${announcingFailure(error)}`)
    return
  }
  if (lead.announceDue !== null) await change({ announceDue: null })
}

/**
 * Announces a stored lead whose announcing failed. A repeated call, or one at the same time, does nothing; after another
 * failure it is due later again.
 */
export const announceDueLead = async (
  context: Context & Pick<AppContext, 'db'>,
  leadId: string,
): Promise<void> => {
  const { db, now } = context
  const moment = now().toISOString()
  try {
    await db.transaction().execute(async (transaction) => {
      const lead = await transaction
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', leadId)
        .where('announceDue', '<=', moment)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!lead) return
      // one that a member marked as spam in the meantime is announced when it is released
      const isSpam = lead.status === 'spam'
      if (!isSpam) await announceLeadRow(transaction, context, lead)
      await transaction
        .updateTable('leads')
        .set({ announceDue: null, ...(!isSpam && { announcedAt: moment }) })
        .where('id', '=', leadId)
        .where('accountId', '=', lead.accountId)
        .execute()
    })
  } catch (error) {
    const lead = await db
      .selectFrom('leads')
      .select(['accountId', 'createdAt'])
      .where('id', '=', leadId)
      .executeTakeFirst()
    if (!lead) return
    const announceDue = nextAnnouncing(now(), lead)
    await db
      .updateTable('leads')
      .set({ announceDue })
      .where('id', '=', leadId)
      .where('accountId', '=', lead.accountId)
      .where('announceDue', '<=', moment)
      .execute()
    context.log(
      `The lead ${leadId} could still not be announced; next at ${announceDue}: ${announcingFailure(error)}`,
    )
  }
}
