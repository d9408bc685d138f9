import type { Lead, LeadPatch, LeadStatus } from '@web2/contract/leads'
import type { Selectable, Transaction } from 'kysely'
import type { Caller } from '../../../platform/auth/caller.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { announceOrPostpone } from '../announce/announce-later.ts'
import type { LeadsTable } from '../tables.ts'
import { notifyAssigned, requireMember } from './assign-lead.ts'
import { emitLeadsChanged } from './emit-leads-changed.ts'
import { leadColumns, leadView } from './lead-view.ts'
import { teachWords, type Decision } from './teach-words.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'jobs' | 'log' | 'now'>
type LeadRow = Selectable<LeadsTable>

/** Leads to change. */
interface WhichLeads {
  readonly ids: readonly string[]
  /** Only those that have this status. */
  readonly status?: LeadStatus | undefined
}

/** Returns the account's leads among these, locked in one order until the transaction ends. */
const lockLeads = (
  transaction: Transaction<Database>,
  accountId: string,
  { ids, status }: WhichLeads,
): Promise<LeadRow[]> =>
  transaction
    .selectFrom('leads')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .$if(status !== undefined, (select) => select.where('status', '=', status!))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Returns what a new status says about a lead; undefined if it decides nothing about spam. */
const decisionOf = (from: LeadStatus, to: LeadStatus): Decision | undefined => {
  if (to === 'spam') return from === 'spam' ? undefined : 'spam'
  return from === 'spam' || to === 'won' ? 'good' : undefined
}

/** A lead that a member marks as anything but new or spam has been read. */
const isReadBy = (status: LeadStatus): boolean => status !== 'new' && status !== 'spam'

const changeStatus = async (
  transaction: Transaction<Database>,
  context: Context,
  { accountId }: Pick<Caller, 'accountId'>,
  rows: readonly LeadRow[],
  status: LeadStatus,
): Promise<void> => {
  for (const decision of ['spam', 'good'] as const) {
    const decided = rows.filter((row) => decisionOf(row.status, status) === decision)
    await teachWords(transaction, accountId, decided, decision)
  }
  if (status !== 'new') return
  // one that was announced before was marked as spam by mistake
  for (const row of rows.filter((each) => each.status === 'spam' && each.announcedAt === null))
    await announceOrPostpone(transaction, context, { ...row, taught: 'good' })
}

/**
 * Changes leads of the account and emits their events. The first status other than new marks a lead as read; decisions
 * between spam and good teach the account's filter, and a released lead is announced. Returns those that exist.
 */
export const changeLeads = (
  context: Context,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  which: WhichLeads,
  patch: LeadPatch,
): Promise<readonly Lead[]> =>
  context.db.transaction().execute(async (transaction) => {
    const { accountId, userId } = caller
    const { status, assignedTo } = patch
    const ids = which.ids.filter(isUuid)
    if (ids.length === 0) return []
    const member = assignedTo ? await requireMember(transaction, accountId, assignedTo) : undefined
    const rows = await lockLeads(transaction, accountId, { ...which, ids })
    if (rows.length === 0) return []
    const now = context.now().toISOString()
    const changed = await transaction
      .updateTable('leads')
      .set({ ...patch, updatedAt: now })
      .$if(status !== undefined && status !== 'spam', (update) => update.set({ confirmUntil: null }))
      .$if(status === 'new', (update) =>
        update.set(({ fn, ref, val }) => ({ announcedAt: fn.coalesce(ref('announcedAt'), val(now)) })),
      )
      .$if(status !== undefined && isReadBy(status), (update) =>
        update.set(({ fn, ref, val }) => ({ readAt: fn.coalesce(ref('readAt'), val(now)) })),
      )
      .where('accountId', '=', accountId)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .returning(leadColumns)
      .execute()
    if (status !== undefined) await changeStatus(transaction, context, caller, rows, status)
    if (member)
      for (const row of rows.filter((each) => each.assignedTo !== member.id))
        await notifyAssigned(transaction, context, row, { member, by: userId })
    const changedIds = changed.map(({ id }) => id)
    await emitLeadsChanged(transaction, accountId, 'patched', changedIds)
    return changed.map(leadView)
  })
