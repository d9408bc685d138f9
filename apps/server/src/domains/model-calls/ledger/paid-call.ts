import type { AiService, PaidTask } from '@web2/contract/ai'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { usagePeriod } from '../../accounts/index.ts'
import { refusalOf } from '../limits/refusal-of.ts'
import { bookCalls, type BookedLimit } from './book-calls.ts'
import { reserveCalls, type CallToReserve } from './reserve-calls.ts'

/** A call of another kind than text, e.g. a request for images, whose run outlives its process. */
export interface PaidCall {
  /** That of the record it is for, so that a run that another worker continues finds its reservation. */
  readonly id: string
  readonly accountId: string
  readonly userId: string | null
  readonly provider: AiService
  readonly model: string
  readonly task: PaidTask
  /** US dollars to hold back; null if the price is unknown. */
  readonly amount: number | null
  /** Lets only one call with it run at a time; null for none. */
  readonly key: string | null
}

/** Whether a call may begin; `isKnownKey` is set if another one with its key runs. */
export type PaidCallEntry =
  { readonly ok: true } | { readonly ok: false; readonly failure: ServiceFailure; readonly isKnownKey?: true }

/**
 * Ms after which a call that nothing ended is booked as an estimate. No process renews it, because the next worker ends
 * the calls of a killed one; it is longer than any of them takes.
 */
const lease = 45 * 60_000

const callOf = ({ id, amount, task, ...call }: PaidCall, now: Date): CallToReserve => ({
  ...call,
  id,
  task,
  period: usagePeriod(now),
  prompt: task,
  promptVersion: 1,
  subject: { kind: task, id },
  inputTokens: 0,
  amount: amount ?? 0,
})

const isReserved = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  (await db.selectFrom('modelCalls').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/**
 * Holds back the amount of a call of the account's monthly limits. Repeated for the same call, it holds nothing back
 * again.
 */
export const reservePaidCall = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  paid: PaidCall,
): Promise<PaidCallEntry> => {
  if (await isReserved(db, paid.id)) return { ok: true }
  const at = now()
  const call = callOf(paid, at)
  const [result] = await reserveCalls(db, [call], {
    now: at,
    leasedUntil: new Date(at.getTime() + lease),
  })
  switch (result?.kind) {
    case 'reserved':
      return { ok: true }
    case 'refused':
      return { ok: false, failure: refusalOf(result.limit, { ...call, now: at }) }
    default:
      return {
        ok: false,
        isKnownKey: true,
        failure: { kind: 'retryable', message: 'This request is already running.', retryAfter: 2_000 },
      }
  }
}

/** How a paid call ended. */
export interface PaidCallEnd {
  readonly id: string
  /** The service charges for it, or may. */
  readonly isPaid: boolean
  /** US dollars; null if the service reported none, for which the estimate counts. */
  readonly cost: number | null
}

/** Returns how many US dollars a paid call counts: its cost, else the amount held back for it; null if unknown. */
export const costOfPaidCall = async (
  db: Kysely<Database>,
  { id, isPaid, cost }: PaidCallEnd,
): Promise<number | null> => {
  if (!isPaid || cost !== null) return isPaid ? cost : null
  const call = await db.selectFrom('modelCalls').select('reserved').where('id', '=', id).executeTakeFirst()
  return call?.reserved || null
}

/**
 * Books or releases a call in the transaction that stores its result, so that both happen once. One that was booked when
 * its lease ended stays as it is. Returns the limits that count it, for `warnAboutLimits` after the transaction.
 */
export const bookPaidCall = async (
  transaction: Transaction<Database>,
  end: PaidCallEnd,
  now: Date,
): Promise<readonly BookedLimit[]> => {
  const { id, isPaid, cost } = end
  const booked = await costOfPaidCall(transaction, end)
  return bookCalls(
    transaction,
    [
      {
        id,
        status: isPaid ? 'booked' : 'released',
        inputTokens: 0,
        cachedTokens: 0,
        outputTokens: 0,
        cost: booked,
        estimated: cost === null,
        freesKey: true,
      },
    ],
    { now },
  )
}

/** Returns whether a monthly limit counts the calls of a service. */
export const hasLimit = async (
  db: Kysely<Database>,
  accountId: string,
  provider: AiService,
): Promise<boolean> => {
  const limit = await db
    .selectFrom('modelLimits')
    .select('provider')
    .where('accountId', '=', accountId)
    .where('provider', 'in', ['', provider])
    .limit(1)
    .executeTakeFirst()
  return limit !== undefined
}
