import { textCost, textProviders, type AiService, type PaidTask, type TextPrice } from '@web2/contract/ai'
import type { AppContext } from '../../../platform/context.ts'
import { readTextPrices } from '../../ai/index.ts'
import { warnAboutLimits } from '../limits/warn-about-limits.ts'
import { bookCalls } from './book-calls.ts'

/** Calls per statement; the rest follows with the next sweep. */
const atOnce = 500

interface AbandonedCall {
  readonly provider: AiService
  readonly model: string
  readonly task: PaidTask
  readonly reserved: number
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Estimates what an abandoned call cost: an image the amount held back for it, a text the tokens until its end. */
const estimatedCost = (
  { provider, model, task, reserved, inputTokens, outputTokens }: AbandonedCall,
  prices: readonly TextPrice[],
  at: Date,
): number | null => {
  if (task === 'image') return reserved || null
  const writer = textProviders.find((name) => name === provider)
  return writer === undefined
    ? null
    : textCost(writer, model, { input: inputTokens, output: outputTokens }, prices, at)
}

/**
 * Books calls whose process died: their lease ended without an answer. The service charges for the request and for what
 * it sent until then, so both are booked as estimates. Returns the number of calls.
 */
export const bookAbandonedCalls = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<number> => {
  const at = now()
  const dead = await db
    .selectFrom('modelCalls')
    .select(['id', 'provider', 'model', 'task', 'reserved', 'inputTokens', 'outputTokens'])
    .where('status', '=', 'reserved')
    .where('leasedUntil', '<=', at.toISOString())
    .orderBy('leasedUntil')
    .limit(atOnce)
    .execute()
  if (dead.length === 0) return 0
  const prices = await readTextPrices(db)
  const calls = dead.map((call) => ({
    id: call.id,
    status: 'booked' as const,
    inputTokens: call.inputTokens,
    cachedTokens: 0,
    outputTokens: call.outputTokens,
    cost: estimatedCost(call, prices, at),
    estimated: true,
    freesKey: true,
  }))
  await warnAboutLimits({ db, now }, await bookCalls(db, calls, { now: at, expiredBy: at }))
  return dead.length
}
