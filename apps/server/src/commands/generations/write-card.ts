import {
  cardTextLength,
  defaultTextGenerator,
  textCost,
  textProviderLabels,
  type TextGenerator,
} from '@web2/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { failed, mayWorkLater, type Outcome, type TextFailure } from '../../providers/text/failure.ts'
import type { Completion } from '../../providers/text/text-provider.ts'
import { backoff } from '../publish/backoff.ts'
import { permitGate } from '../rate-budgets/permit-gate.ts'
import type { RateBudget } from '../rate-budgets/rate-budget.ts'
import { changeRun } from '../runs/change-run.ts'
import { trackProgress } from '../runs/progress.ts'
import { keptText, writtenPrompt } from './card-prompt.ts'
import { writeCardRow, type CardRow } from './generation-view.ts'
import { holdCards } from './ledger-statements.ts'
import { writingTeller } from './tell-writing.ts'
import { missingKey } from './text-providers.ts'
import { drawCard } from './draw-card.ts'
import { endCard, endedCount, type CardOutcome } from './end-card.ts'
import { cardLedger } from './card-ledger.ts'
import type { Writing, WritingItem } from './writing.ts'

/** Attempts at a text, and the waits between them in milliseconds. */
const attemptsAtText = 5
/** Of a bulk, which nobody waits for: about four hours. */
const attemptsInBulk = 60
const perText = { first: 2_000, most: 5 * 60_000 }
/** Milliseconds without a word before a service is given up. */
const patience = 90_000

/** Stores what is there of the text; answers whether somebody wants no more of it. */
const keepPart = async ({ context: { db }, run }: Writing, card: CardRow, text: string): Promise<boolean> => {
  const row = await db
    .updateTable('generationCards')
    .set({ text })
    .where('id', '=', card.id)
    .returning('stopRequested')
    .executeTakeFirst()
  const state = await db
    .selectFrom('runs')
    .select('cancelRequested')
    .where('id', '=', run.id)
    .executeTakeFirst()
  return (row?.stopRequested ?? true) || (state?.cancelRequested ?? true)
}

const completed = async (
  writing: Writing,
  card: CardRow,
  cards: readonly CardRow[],
  writer: TextGenerator,
): Promise<Outcome<Completion>> => {
  const provider = writing.openProvider(writer.name)
  if (!provider) return failed('auth-dead', missingKey(writer.name))
  const { context, generation, stopping } = writing
  const { accountId, articleId, id: generationId } = generation
  const teller = writingTeller(context)
  const record = { _id: articleId ?? generationId, generationId, cardId: card.id, turn: card.turn }
  let text = ''
  const progress = trackProgress(() => keepPart(writing, card, text))
  try {
    const outcome = await provider.complete({
      model: writer.params.model,
      ...writtenPrompt(card, { generation, cards, nap: writing.nap }),
      mostCharacters: cardTextLength,
      patience,
      signal: AbortSignal.any([progress.signal, stopping]),
      onText: (piece) => {
        teller.add({ accountId, record: { ...record, at: text.length, text: piece } })
        text += piece
        progress.at(text.length)
      },
    })
    // who still waits for pieces gets the whole text with the card's end
    if (outcome.ok) teller.drop(({ record: { cardId } }) => cardId === card.id)
    else await teller.flush()
    return outcome
  } finally {
    await progress.leave()
  }
}

/** Keeps a text for good. */
const keep = (
  writing: Writing,
  card: CardRow,
  item: WritingItem,
  writer: TextGenerator,
  { inputTokens, outputTokens, end, text }: Completion,
): CardOutcome => {
  const cost = textCost(writer.name, writer.params.model, { input: inputTokens, output: outputTokens })
  return endCard(writing, { card, item }, 'done', {
    status: end === 'stopped' ? 'stopped' : 'written',
    text: keptText(card.type, text),
    message: end === 'cut' ? 'The text was cut here, because it had become too long.' : '',
    inputTokens: card.inputTokens + inputTokens,
    outputTokens: card.outputTokens + outputTokens,
    cost: cost === null ? card.cost : (card.cost ?? 0) + cost,
  })
}

/** What a service that refuses the key would refuse as well: texts that wait for the same service. */
const waitingFor = async (
  transaction: Kysely<Database>,
  { run }: Writing,
  card: CardRow,
): Promise<{ id: string; subjectId: string }[]> => {
  const name = (card.generateTextBy ?? defaultTextGenerator).name
  return transaction
    .selectFrom('runItems as item')
    .innerJoin('generationCards as other', 'other.id', 'item.subjectId')
    .select(['item.id', 'item.subjectId'])
    .where('item.runId', '=', run.id)
    .where('item.status', '=', 'planned')
    .where('item.working', '=', false)
    .where(sql<string>`coalesce(other.generate_text_by ->> 'name', ${defaultTextGenerator.name})`, '=', name)
    .execute()
}

const giveUp = (writing: Writing, card: CardRow, item: WritingItem, { kind, message }: TextFailure) =>
  writing.context.db.transaction().execute(async (transaction) => {
    const { run } = writing
    const others = kind === 'auth-dead' ? await waitingFor(transaction, writing, card) : []
    const ended = { status: 'failed', working: false, message } as const
    await holdCards(transaction, [card.id, ...others.map(({ subjectId }) => subjectId)])
    for (const { id, subjectId } of [{ id: item.id, subjectId: card.id }, ...others]) {
      await transaction.updateTable('runItems').set(ended).where('id', '=', id).execute()
      const { accountId } = card
      await writeCardRow(transaction, { id: subjectId, accountId }, { status: 'failed', text: '', message })
    }
    await changeRun(transaction, run, { done: await endedCount(transaction, run), message })
  })

/** The service lets nobody call before then: the text waits, and has not been tried. */
const wait = (
  { context, run }: Writing,
  card: CardRow,
  item: WritingItem,
  { service, until }: { readonly service: string; readonly until: Date },
): Promise<void> =>
  context.db.transaction().execute(async (transaction) => {
    const message = `${service} asks to wait before the next text.`
    await holdCards(transaction, [card.id])
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
      message: `${message} It is tried again by itself.`,
    })
    await changeRun(transaction, run, { message })
  })

/** Puts the text off until its service may answer again. */
const putOff = ({ context, run }: Writing, card: CardRow, item: WritingItem, failure: TextFailure) =>
  context.db.transaction().execute(async (transaction) => {
    const attempts = item.attempts + 1
    const wait = backoff(attempts, perText, failure, Math.random)
    const dueAt = new Date(context.now().getTime() + wait).toISOString()
    const { message } = failure
    await holdCards(transaction, [card.id])
    await transaction
      .updateTable('runItems')
      .set({ attempts, dueAt, message, working: false })
      .where('id', '=', item.id)
      .execute()
    await writeCardRow(transaction, card, {
      status: 'waiting',
      text: '',
      message: `${message} It is tried again by itself.`,
    })
    await changeRun(transaction, run, { message })
  })

interface Planned {
  readonly card: CardRow
  readonly item: WritingItem
  readonly cards: readonly CardRow[]
}

/** Begins the text and writes it. */
const written = async (
  writing: Writing,
  writer: TextGenerator,
  { card: planned, item, cards }: Planned,
  budget: RateBudget | undefined,
): Promise<CardOutcome> => {
  const { context } = writing
  const card = await cardLedger(context).begin(writing.run.id, planned, item.id)
  if (!card) return 'look again'
  const outcome = await completed(writing, card, cards, writer)
  if (writing.stopping.aborted && !(outcome.ok && outcome.value.end !== 'stopped')) return 'look again'
  if (outcome.ok) return keep(writing, card, item, writer, outcome.value)
  const { retryAfter } = outcome.failure
  if (budget && retryAfter !== undefined)
    await permitGate(context).hold(budget, new Date(context.now().getTime() + retryAfter))
  const attempts = writing.generation.bulkId === null ? attemptsAtText : attemptsInBulk
  if (mayWorkLater(outcome.failure) && item.attempts + 1 < attempts)
    await putOff(writing, card, item, outcome.failure)
  else await giveUp(writing, card, item, outcome.failure)
  return 'look again'
}

/**
 * Writes one text: it ends as written, stopped or failed, or is put off. When the process stops it stays planned, and
 * the next worker begins it anew.
 */
export const writeCard = async (writing: Writing, planned: Planned): Promise<CardOutcome> => {
  const { context } = writing
  const { card, item, cards } = planned
  if (card.type === 'image') {
    const begun = await cardLedger(context).begin(writing.run.id, card, item.id)
    return begun ? drawCard(writing, { card: begun, item, cards }) : 'look again'
  }
  const writer = card.generateTextBy ?? defaultTextGenerator
  const budget = writing.openProvider(writer.name)?.budget
  const leave = budget && (await permitGate(context).enter(budget))
  if (leave && !leave.ok) {
    await wait(writing, card, item, { service: textProviderLabels[writer.name], until: leave.until })
    return 'look again'
  }
  try {
    return await written(writing, writer, planned, budget)
  } finally {
    leave?.end()
  }
}
