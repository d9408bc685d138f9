import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { readTogether } from '../../../platform/db/statements/read-together.ts'
import { trimAnswers } from '../answers/kept-answers.ts'
import { warnAboutLimits } from '../limits/warn-about-limits.ts'
import { bookCalls, type EndedCall } from './book-calls.ts'
import { allOrOneByOne } from '../../../platform/db/statements/all-or-one-by-one.ts'
import { reserveCalls, type CallToReserve, type ReserveResult } from './reserve-calls.ts'

/** Reserves and books the calls of a process, those of many accounts together. */
export interface CallLedger {
  /** Holds back the amount of a call. `received` returns the tokens of its answer so far. */
  reserve(call: CallToReserve, received: () => number): Promise<ReserveResult>
  /** Books or releases a call that was reserved here. If that fails, the end of its lease books it. */
  book(call: EndedCall): Promise<void>
}

/** Ms in which reservations are collected into one statement, and bookings. */
const reserveWithin = 12
const bookWithin = 25
/** Lease of a reservation in ms, which a living process renews. */
const lease = 90_000
const renewEvery = 20_000

/** Extends the leases of running calls, and stores how much they have received, for the case of a kill. */
const renewLeases = (
  db: Kysely<Database>,
  held: ReadonlyMap<string, () => number>,
  leasedUntil: Date,
): Promise<unknown> =>
  sql`
    update model_calls call set leased_until = ${leasedUntil.toISOString()}, output_tokens = running.received
    from unnest(${[...held.keys()]}::uuid[], ${[...held.values()].map((received) => received())}::integer[])
      as running (id, received)
    where call.id = running.id and call.status = 'reserved'`.execute(db)

const createCallLedger = ({ db, log, now }: Pick<AppContext, 'db' | 'log' | 'now'>): CallLedger => {
  const held = new Map<string, () => number>()
  let renewing: NodeJS.Timeout | undefined
  const report = (error: unknown) =>
    log(`AI costs: ${error instanceof Error ? error.message : String(error)}`)
  const leaseEnd = () => new Date(now().getTime() + lease)

  const renew = (): void => {
    if (held.size > 0) renewLeases(db, held, leaseEnd()).catch(report)
    else {
      clearInterval(renewing)
      renewing = undefined
    }
  }
  const reserve = readTogether<CallToReserve, ReserveResult, string>(
    ({ id }) => id,
    (calls) =>
      allOrOneByOne(calls, (some) => reserveCalls(db, some, { now: now(), leasedUntil: leaseEnd() })),
    reserveWithin,
  )
  const bookAll = async (calls: readonly EndedCall[]): Promise<readonly null[]> => {
    const limits = await bookCalls(db, calls, { now: now() })
    await warnAboutLimits({ db, now }, limits)
    if (calls.some(({ answer }) => answer)) await trimAnswers(db, calls)
    return calls.map(() => null)
  }
  const book = readTogether<EndedCall, null, string>(
    ({ id }) => id,
    (calls) => allOrOneByOne(calls, bookAll),
    bookWithin,
  )

  return {
    reserve: async (call, received) => {
      const result = await reserve(call)
      if (result.kind === 'reserved') {
        held.set(call.id, received)
        renewing ??= setInterval(renew, renewEvery).unref()
      }
      return result
    },
    book: async (call) => {
      try {
        await book(call)
      } catch (error) {
        report(error)
      } finally {
        held.delete(call.id)
      }
    },
  }
}

/** Returns the application's ledger. */
export const callLedger = (context: Pick<AppContext, 'db' | 'log' | 'now' | 'shared'>): CallLedger =>
  context.shared.once(createCallLedger, context)
