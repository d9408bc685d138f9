import { defaultTextGenerator } from '@web2/contract/ai'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import {
  done,
  mayWorkLater,
  type Outcome,
  type ServiceFailure,
} from '../../../../platform/outbound/outcome.ts'
import { backoff } from '../../../../platform/jobs/backoff.ts'
import { pauseAtMonthlyLimit, pauseWhenSpent } from '../../bulks/bulk-spending.ts'
import { changeRun } from '../../../../platform/runs/change-run.ts'
import { trackProgress } from '../../../../platform/runs/report-progress.ts'
import { normalizeModelText } from '../card-prompt.ts'
import { writeCardRow, type CardRow } from '../generation-view.ts'
import { lockCards } from './card-result-statements.ts'
import { textStreamer } from './stream-text.ts'
import {
  limitsRenewAt,
  stillRefuses,
  type CallSpending,
  type EnteredCall,
  type ModelAnswer,
  type RefusedEntry,
} from '../../../model-calls/index.ts'
import { cardQuestion, type CardQuestion } from './card-question.ts'
import { generateCardImage, putImageBack } from './generate-card-image.ts'
import { endCard, endedCount, type CardOutcome } from './finish-card.ts'
import { cardBatcher } from './card-results.ts'
import type { GenerationRun, GenerationStep } from './generation-run.ts'

/** Attempts per text and the backoff between them in ms. */
const attemptsAtText = 5
/** Attempts per text in a bulk, which has more time: about four hours. */
const attemptsInBulk = 60
const perText = { first: 2_000, most: 5 * 60_000 }

/** Stores the partial text; returns whether the text is no longer wanted. */
const savePartialText = async (
  { context: { db }, run }: GenerationRun,
  card: CardRow,
  text: string,
): Promise<boolean> => {
  const { rows } = await sql<{ unwanted: boolean }>`
    with kept as (
      update generation_cards set text = ${text} where id = ${card.id} returning id, stop_requested
    )
    select kept.stop_requested or runs.cancel_requested or coalesce(item.paused = 'now', false) as unwanted
    from kept join runs on runs.id = ${run.id}
    left join run_items item on item.run_id = runs.id and item.subject_id = kept.id`.execute(db)
  return rows[0]?.unwanted ?? true
}

/** The result of a text: its outcome, and the spending of all its calls. */
interface Answered {
  readonly outcome: Outcome<ModelAnswer>
  readonly spent: CallSpending | undefined
}

/** Answers that can't be used are asked for once more. */
const attemptsAtAnswer = 2

/** Checks an answer; one that can't be used is a failure, although it is paid. */
const checked = (
  { attempts }: GenerationStep,
  check: CardQuestion['check'],
  outcome: Outcome<ModelAnswer>,
): Pick<Answered, 'outcome'> => {
  if (!check || !outcome.ok || outcome.value.end === 'stopped') return { outcome }
  const answer = check(outcome.value.text)
  if (answer.ok) {
    const note = [outcome.value.note, answer.note ?? ''].filter((said) => said !== '').join(' ')
    return { outcome: done({ ...outcome.value, text: answer.text, note }) }
  }
  const again = attempts + 1 < attemptsAtAnswer
  const message = again ? answer.message : `${answer.message} Write it again or choose another model.`
  return { outcome: { ok: false, failure: { kind: again ? 'retryable' : 'bad-content', message } } }
}

const spentTogether = (one: CallSpending | undefined, other: CallSpending): CallSpending =>
  one
    ? {
        inputTokens: one.inputTokens + other.inputTokens,
        outputTokens: one.outputTokens + other.outputTokens,
        cost: one.cost === null || other.cost === null ? null : one.cost + other.cost,
        costEstimated: one.costEstimated || other.costEstimated,
      }
    : other

const completed = async (
  writing: GenerationRun,
  { card, item }: { readonly card: CardRow; readonly item: GenerationStep },
  { question, check }: CardQuestion,
  entered: EnteredCall,
): Promise<Answered> => {
  const { context, generation, stopping } = writing
  const { accountId, articleId, id: generationId } = generation
  const teller = textStreamer(context)
  const record = { _id: articleId ?? generationId, generationId, cardId: card.id, turn: card.turn }
  let text = ''
  let spent: CallSpending | undefined
  let cleared: Promise<unknown> | undefined
  const progress = trackProgress(() => savePartialText(writing, card, text))
  try {
    const outcome = await writing.calls.ask({
      ...question,
      entered,
      // the plan of the run asks again, later
      retries: 0,
      mayLeaveBusy: item.attempts + 1 >= attemptsAtText,
      isNew: card.kept !== null || item.attempts > 0,
      ...(check && { isUsable: (answer: string) => check(answer).ok }),
      onSpent: (spending) => {
        spent = spentTogether(spent, spending)
      },
      onRestart: () => {
        text = ''
        teller.drop(({ record: { cardId } }) => cardId === card.id)
        cleared = writeCardRow(context.db, card, { status: 'writing', text: '' })
      },
      signal: AbortSignal.any([progress.signal, stopping]),
      onText: (piece) => {
        teller.add({ accountId, record: { ...record, at: text.length, text: piece } })
        text += piece
        progress.at(text.length)
      },
    })
    // clients get the whole text with the card's end, so pending chunks are dropped
    if (outcome.ok) teller.drop(({ record: { cardId } }) => cardId === card.id)
    else await teller.flush()
    await cleared
    return { ...checked(item, check, outcome), spent }
  } finally {
    await progress.leave()
  }
}

type Spent = Pick<CardRow, 'inputTokens' | 'outputTokens' | 'cost' | 'costEstimated'>

/** Adds a call to the usage of a card; undefined for one that cost nothing. */
const spentWith = (card: CardRow, spending: CallSpending | undefined): Spent => {
  const { inputTokens, outputTokens, cost, costEstimated } = card
  if (!spending) return { inputTokens, outputTokens, cost, costEstimated }
  const isFirst = outputTokens === 0 && cost === null
  return {
    inputTokens: inputTokens + spending.inputTokens,
    outputTokens: outputTokens + spending.outputTokens,
    // an unknown price makes the sum unknown
    cost: spending.cost === null || (cost === null && !isFirst) ? null : (cost ?? 0) + spending.cost,
    // earlier attempts of a former release count as estimated
    costEstimated: spending.costEstimated || (!isFirst && (costEstimated ?? true)),
  }
}

/** Stores a finished text. */
const saveText = (
  writing: GenerationRun,
  card: CardRow,
  item: GenerationStep,
  { entered, spent }: { readonly entered: EnteredCall; readonly spent: CallSpending | undefined },
  answer: ModelAnswer,
): CardOutcome => {
  const outcome = endCard(writing, { card, item }, 'done', {
    ...spentWith(card, spent),
    writtenBy: answer.writer,
    promptVersion: answer.promptVersion,
    status: answer.end === 'stopped' ? 'stopped' : 'written',
    text: normalizeModelText(card.type, answer.text),
    message: [answer.end === 'cut' ? 'The text was cut off here because it was too long.' : '', answer.note]
      .filter((sentence) => sentence !== '')
      .join(' '),
  })
  return outcome === 'look again'
    ? outcome
    : { ...outcome, kept: Promise.all([outcome.kept, entered.leave()]) }
}

/** If the text was cut because its bulk was paused, resets it but keeps its cost. Returns whether it was. */
const putBackWhenCut = (
  { context: { db } }: GenerationRun,
  card: CardRow,
  item: GenerationStep,
  spent: Spent,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockCards(transaction, [card.id])
    const cut = await transaction
      .updateTable('runItems')
      .set({ working: false })
      .where('id', '=', item.id)
      .where('status', '=', 'planned')
      .where('paused', '=', 'now')
      .returning('id')
      .executeTakeFirst()
    if (cut) await writeCardRow(transaction, card, { ...spent, status: 'waiting', text: '', message: '' })
    return cut !== undefined
  })

/** Returns waiting cards that use the same service, since it would refuse the key for them too. */
const waitingFor = async (
  transaction: Kysely<Database>,
  { run, calls: { writers } }: GenerationRun,
  card: CardRow,
): Promise<{ id: string; subjectId: string }[]> => {
  const service = (wanted: CardRow['generateTextBy']) =>
    writers.writerFor(wanted)?.writer.name ?? (wanted ?? defaultTextGenerator).name
  const items = await transaction
    .selectFrom('runItems as item')
    .innerJoin('generationCards as other', 'other.id', 'item.subjectId')
    .select(['item.id', 'item.subjectId', 'other.generateTextBy'])
    .where('item.runId', '=', run.id)
    .where('item.status', '=', 'planned')
    .where('item.working', '=', false)
    .execute()
  return items.filter(({ generateTextBy }) => service(generateTextBy) === service(card.generateTextBy))
}

const failCard = (
  writing: GenerationRun,
  card: CardRow,
  item: GenerationStep,
  { kind, message }: ServiceFailure,
  spending?: CallSpending,
) =>
  writing.context.db.transaction().execute(async (transaction) => {
    const { run } = writing
    const others = kind === 'auth-dead' ? await waitingFor(transaction, writing, card) : []
    const ended = { status: 'failed', working: false, message } as const
    await lockCards(transaction, [card.id, ...others.map(({ subjectId }) => subjectId)])
    for (const { id, subjectId } of [{ id: item.id, subjectId: card.id }, ...others]) {
      await transaction.updateTable('runItems').set(ended).where('id', '=', id).execute()
      const { accountId } = card
      await writeCardRow(transaction, { id: subjectId, accountId }, { status: 'failed', text: '', message })
    }
    if (spending) await writeCardRow(transaction, card, spentWith(card, spending))
    await changeRun(transaction, run, { done: await endedCount(transaction, run), message })
  })

/**
 * Postpones the text until it may begin: its service has room for calls, or the account's limits do. This is not counted
 * as an attempt.
 */
const wait = (
  { context, run }: GenerationRun,
  card: CardRow,
  item: GenerationStep,
  { failure: { message, retryAfter = 0 }, limit }: RefusedEntry,
): Promise<void> =>
  context.db.transaction().execute(async (transaction) => {
    const now = context.now()
    // a limit that was changed in the meantime is tried again at once
    if (limit && !(await stillRefuses(transaction, card.accountId, limit))) return
    const until = limit ? limitsRenewAt(now) : new Date(now.getTime() + retryAfter)
    await lockCards(transaction, [card.id])
    const row = await transaction
      .updateTable('runItems')
      .set({ dueAt: until.toISOString(), message })
      .where('id', '=', item.id)
      .where('status', '=', 'planned')
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    await writeCardRow(transaction, card, {
      status: 'waiting',
      message: limit ? message : `${message} Retrying automatically.`,
    })
    await changeRun(transaction, run, { message })
  })

/** Postpones the text until the service may answer again. */
const postponeCard = (
  { context, run }: GenerationRun,
  card: CardRow,
  item: GenerationStep,
  failure: ServiceFailure,
  spending: CallSpending | undefined,
) =>
  context.db.transaction().execute(async (transaction) => {
    const attempts = item.attempts + 1
    const wait = backoff(attempts, perText, failure, Math.random)
    const dueAt = new Date(context.now().getTime() + wait).toISOString()
    const { message } = failure
    await lockCards(transaction, [card.id])
    await transaction
      .updateTable('runItems')
      .set({ attempts, dueAt, message, working: false })
      .where('id', '=', item.id)
      .execute()
    await writeCardRow(transaction, card, {
      ...spentWith(card, spending),
      status: 'waiting',
      text: '',
      message: `${message} Retrying automatically.`,
    })
    await changeRun(transaction, run, { message })
  })

interface Planned {
  readonly card: CardRow
  readonly item: GenerationStep
  readonly cards: readonly CardRow[]
}

/** Starts the card and generates its text. */
const written = async (
  writing: GenerationRun,
  { asked, entered }: { readonly asked: CardQuestion; readonly entered: EnteredCall },
  { card: planned, item }: Planned,
): Promise<CardOutcome> => {
  const card = await cardBatcher(writing.context).begin(writing.run.id, planned, item.id)
  if (!card) return 'look again'
  const { outcome, spent } = await completed(writing, { card, item }, asked, entered)
  if (writing.stopping.aborted && !(outcome.ok && outcome.value.end !== 'stopped')) return 'look again'
  if (
    outcome.ok &&
    outcome.value.end === 'stopped' &&
    (await putBackWhenCut(writing, card, item, spentWith(card, spent)))
  )
    return 'look again'
  if (outcome.ok) return saveText(writing, card, item, { entered, spent }, outcome.value)
  const attempts = writing.generation.bulkId === null ? attemptsAtText : attemptsInBulk
  if (mayWorkLater(outcome.failure) && item.attempts + 1 < attempts)
    await postponeCard(writing, card, item, outcome.failure, spent)
  else await failCard(writing, card, item, outcome.failure, spent)
  return 'look again'
}

/** Lets a text wait that may not begin, or fails it. At the account's monthly limit, its bulk pauses. */
const refused = async (
  writing: GenerationRun,
  { card: planned, item }: Planned,
  refusal: RefusedEntry,
): Promise<CardOutcome> => {
  const { context, run, generation } = writing
  const { failure, limit } = refusal
  if (!mayWorkLater(failure)) {
    const card = await cardBatcher(context).begin(run.id, planned, item.id)
    if (card) await failCard(writing, card, item, failure)
  } else if (limit && generation.bulkId !== null) {
    const { bulkId: id, accountId } = generation
    const resumesAt = limitsRenewAt(context.now())
    await pauseAtMonthlyLimit(context, { id, accountId }, { message: failure.message, limit, resumesAt })
  } else await wait(writing, planned, item, refusal)
  return 'look again'
}

/**
 * Generates one card, which ends as written, stopped or failed, or is postponed. If the process stops, it
 * stays planned and the next worker restarts it.
 */
export const writeCard = async (writing: GenerationRun, planned: Planned): Promise<CardOutcome> => {
  const { context } = writing
  const { card, item, cards } = planned
  const { bulkId, accountId } = writing.generation
  if (writing.isLimited && bulkId !== null && (await pauseWhenSpent(context, { id: bulkId, accountId })))
    return 'look again'
  if (card.type === 'image') {
    const begun = await cardBatcher(context).begin(writing.run.id, card, item.id)
    if (!begun) return 'look again'
    const outcome = await generateCardImage(writing, { card: begun, item, cards })
    if (outcome === 'look again' || 'ended' in outcome) return outcome
    const { refusal } = outcome
    await refused(writing, planned, { ok: false, failure: refusal, limit: refusal.limit })
    await putImageBack(writing, { card: begun, item, cards })
    return 'look again'
  }
  const asked = cardQuestion(writing, card, cards)
  const entry = await writing.calls.enter(asked.question)
  if (!entry.ok) return refused(writing, planned, entry)
  const { call: entered } = entry
  let outcome: CardOutcome = 'look again'
  try {
    outcome = await written(writing, { asked, entered }, planned)
    return outcome
  } finally {
    // the booking of a text that has ended is awaited with its storing
    if (outcome === 'look again') await entered.leave()
  }
}
