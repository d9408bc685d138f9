import { shownRules, textSigner } from '@web2/generator'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { isPublicError } from '../../../platform/errors.ts'
import { mayWorkLater, type ServiceFailure, type SpentLimit } from '../../../platform/outbound/outcome.ts'
import { backoff } from '../../../platform/jobs/backoff.ts'
import type { ModelCalls } from '../../model-calls/index.ts'
import { commitUsage, releaseUsage, reserveUsage } from '../../billing/index.ts'
import type { Stackers } from '../planning/estimate-project.ts'
import { findPicture } from './find-image.ts'
import { signatureBytes } from '../similarity/signature-bytes.ts'
import { queryOf } from './generated-texts.ts'
import type { OpenProject } from '../projects/load-project.ts'
import { pageTextOf } from './page-text.ts'
import type { TurboPageRow } from './page-view.ts'
import { plannedText, writeRule, type PlannedText, type WrittenText } from './write-rule-text.ts'

/** Attempts per page and the backoff between them in ms. */
const mostAttempts = 5
const perPage = { first: 2_000, most: 5 * 60_000 }

export interface MakingPages {
  readonly context: AppContext
  readonly opened: OpenProject
  readonly stackers: Stackers
  readonly calls: ModelCalls
  readonly stopping: AbortSignal
}

/** Nothing more can be generated until a user acts on the message. */
export interface Brake {
  readonly kind: 'brake'
  readonly message: string
  /** The account's monthly limit, if the next month ends it too. */
  readonly limit?: SpentLimit
}

/** Result of generating a page. */
export type PageMade = { readonly kind: 'ready' | 'later' | 'failed' | 'interrupted' } | Brake

/**
 * Reserves one unit of the month for a page's texts, once for all attempts. Returns false if the project was
 * paused or canceled in the meantime, which releases the units its pages hold.
 */
const reserve = async (
  { context: { db, now }, opened: { turbo } }: MakingPages,
  page: TurboPageRow,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const atWork = await transaction
      .selectFrom('turbos')
      .select('id')
      .where('id', '=', turbo.id)
      .where('status', 'in', ['sampling', 'generating'])
      .forShare()
      .executeTakeFirst()
    if (!atWork) return false
    if (page.usageReservation) return true
    const reservation = await reserveUsage(
      transaction,
      { accountId: page.accountId, resource: 'articles', amount: 1 },
      now(),
    )
    await transaction
      .updateTable('turboPages')
      .set({ status: 'writing', usageReservation: JSON.stringify(reservation) })
      .where('id', '=', page.id)
      .execute()
    return true
  })

const settle = (
  { context: { db } }: MakingPages,
  page: TurboPageRow,
  change: { status: 'ready' | 'failed'; message: string; signature?: Buffer | null },
) =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('turboPages')
      .select('usageReservation')
      .where('id', '=', page.id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    if (row.usageReservation)
      await (change.status === 'ready'
        ? commitUsage(transaction, row.usageReservation)
        : releaseUsage(transaction, row.usageReservation))
    await transaction
      .updateTable('turboPages')
      .set({ ...change, usageReservation: null, updatedAt: sql`now()` })
      .where('id', '=', page.id)
      .execute()
  })

const putOff = async ({ context: { db, now } }: MakingPages, page: TurboPageRow, failure: ServiceFailure) => {
  const attempts = page.attempts + 1
  // a wait requested by the service doesn't count as an attempt
  const counted = failure.kind === 'rate-limited' ? page.attempts : attempts
  const dueAt = new Date(now().getTime() + backoff(attempts, perPage, failure, Math.random)).toISOString()
  await db
    .updateTable('turboPages')
    .set({ attempts: counted, dueAt, message: failure.message })
    .where('id', '=', page.id)
    .execute()
}

/**
 * Returns texts that are missing or were generated from other prompts, or a message if they can't be planned.
 */
const missingTexts = async (
  { context: { db }, opened, stackers }: MakingPages,
  page: TurboPageRow,
): Promise<readonly PlannedText[] | string> => {
  const { turbo, maker } = opened
  const { rules, siteName } = turbo.definition
  const shown = shownRules(rules, maker.valuesOf({ ...page, siteName })).filter(({ write }) => write)
  if (shown.length === 0) return []
  const known = await db
    .selectFrom('turboTexts')
    .select(['nodeId', 'promptHash'])
    .where('pageId', '=', page.id)
    .execute()
  const hashes = new Map(known.map(({ nodeId, promptHash }) => [nodeId, promptHash]))
  const missing: PlannedText[] = []
  for (const rule of shown) {
    const planned = plannedText(opened, stackers, page, rules.indexOf(rule), siteName)
    if (!planned) return 'A prompt stacker no longer exists. Choose another one for the text.'
    if (hashes.get(planned.nodeId) !== planned.hash) missing.push(planned)
  }
  return missing
}

const keepText = async (
  { context: { db }, opened }: MakingPages,
  page: TurboPageRow,
  planned: PlannedText,
  { text, inputTokens, outputTokens, cost }: WrittenText,
) => {
  const values = { promptHash: planned.hash, text, inputTokens, outputTokens, cost }
  await db.transaction().execute(async (transaction) => {
    // the project before its page, the lock order used when it is canceled
    await transaction
      .updateTable('turbos')
      .set({ cost: cost === null ? null : sql`cost + ${cost}::float8` })
      .where('id', '=', opened.turbo.id)
      .execute()
    await transaction
      .insertInto('turboTexts')
      .values({ pageId: page.id, nodeId: planned.nodeId, ...values })
      .onConflict((conflict) => conflict.columns(['pageId', 'nodeId']).doUpdateSet(values))
      .execute()
  })
}

const findPictures = async ({ context, opened }: MakingPages, page: TurboPageRow): Promise<string> => {
  const { turbo, maker } = opened
  const { rules, siteName } = turbo.definition
  const messages: string[] = []
  for (const rule of shownRules(rules, maker.valuesOf({ ...page, siteName }))) {
    if (!rule.picture) continue
    const message = await findPicture(
      context,
      turbo,
      rule.picture.source,
      queryOf(opened, page, rules.indexOf(rule)),
    )
    if (message !== null) messages.push(`${message} The page keeps its image.`)
  }
  return messages[0] ?? ''
}

/** Returns the page's signature for comparisons, including its generated texts. */
const signed = async (
  { context, opened }: MakingPages,
  page: TurboPageRow,
): Promise<{ signature?: Buffer | null }> => {
  if (!opened.turbo.definition.rules.some(({ write }) => write)) return {}
  const signature = textSigner()(await pageTextOf(context, opened, page))
  return { signature: signature && signatureBytes(signature) }
}

/** Generates and finds what a page needs, skipping what it has. */
export const generatePage = async (making: MakingPages, page: TurboPageRow): Promise<PageMade> => {
  const missing = await missingTexts(making, page)
  if (typeof missing === 'string') return { kind: 'brake', message: missing }
  try {
    if (missing.length > 0 && !(await reserve(making, page))) return { kind: 'interrupted' }
  } catch (error) {
    if (isPublicError(error)) return { kind: 'brake', message: error.message }
    throw error
  }
  const notes = new Set<string>()
  for (const planned of missing) {
    const outcome = await writeRule(making.calls, planned, {
      userId: making.opened.turbo.createdBy,
      projectId: making.opened.turbo.id,
      signal: making.stopping,
    })
    if (making.stopping.aborted) return { kind: 'interrupted' }
    if (outcome.ok) {
      if (outcome.value.note !== '') notes.add(outcome.value.note)
      await keepText(making, page, planned, outcome.value)
      continue
    }
    const { failure } = outcome
    const { message, limit } = failure
    if (limit) return { kind: 'brake', message, limit }
    if (failure.kind === 'auth-dead') return { kind: 'brake', message }
    if (mayWorkLater(failure) && page.attempts + 1 < mostAttempts) {
      await putOff(making, page, failure)
      return { kind: 'later' }
    }
    await settle(making, page, { status: 'failed', message: failure.message })
    return { kind: 'failed' }
  }
  await settle(making, page, {
    status: 'ready',
    message: [...notes, await findPictures(making, page)].filter((each) => each !== '').join(' '),
    ...(await signed(making, page)),
  })
  return { kind: 'ready' }
}
