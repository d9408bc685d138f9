import { defaultTextGenerator, textCost, textProviderLabels, switchedOffNote } from '@web2/contract/ai'
import { cardTextLength } from '@web2/contract/articles'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { mayWorkLater, type Outcome, type ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import type { Completion } from '../../../ai/index.ts'
import { backoff } from '../../../../platform/jobs/backoff.ts'
import { permitGate } from '../../../../platform/rate-limits/permit-semaphore.ts'
import { pauseWhenSpent } from '../../bulks/bulk-spending.ts'
import { changeRun } from '../../../../platform/runs/change-run.ts'
import { trackProgress } from '../../../../platform/runs/report-progress.ts'
import { normalizeModelText, buildPrompt } from '../card-prompt.ts'
import { writeCardRow, type CardRow } from '../generation-view.ts'
import { lockCards } from './card-result-statements.ts'
import { textStreamer } from './stream-text.ts'
import { missingKey, type OpenedWriter } from '../text-providers.ts'
import { generateCardImage } from './generate-card-image.ts'
import { endCard, endedCount, type CardOutcome } from './finish-card.ts'
import { cardBatcher } from './card-results.ts'
import type { GenerationRun, GenerationStep } from './generation-run.ts'

/** Attempts per text and the backoff between them in ms. */
const attemptsAtText = 5
/** Attempts per text in a bulk, which has more time: about four hours. */
const attemptsInBulk = 60
const perText = { first: 2_000, most: 5 * 60_000 }
/** Timeout in ms without new text from a service. */
const patience = 90_000

/** Stores the partial text; returns whether the text is no longer wanted. */
const savePartialText = async (
  { context: { db }, run }: GenerationRun,
  card: CardRow,
  text: string,
): Promise<boolean> => {
  const row = await db
    .updateTable('generationCards')
    .set({ text })
    .where('id', '=', card.id)
    .returning('stopRequested')
    .executeTakeFirst()
  const state = await db
    .selectFrom('runs')
    .leftJoin('runItems as item', (join) =>
      join.onRef('item.runId', '=', 'runs.id').on('item.subjectId', '=', card.id),
    )
    .select(['runs.cancelRequested', 'item.paused'])
    .where('runs.id', '=', run.id)
    .executeTakeFirst()
  return (row?.stopRequested ?? true) || (state?.cancelRequested ?? true) || state?.paused === 'now'
}

const completed = async (
  writing: GenerationRun,
  card: CardRow,
  cards: readonly CardRow[],
  { writer, provider }: OpenedWriter,
): Promise<Outcome<Completion>> => {
  const { context, generation, stopping } = writing
  const { accountId, articleId, id: generationId } = generation
  const teller = textStreamer(context)
  const record = { _id: articleId ?? generationId, generationId, cardId: card.id, turn: card.turn }
  let text = ''
  const progress = trackProgress(() => savePartialText(writing, card, text))
  try {
    const outcome = await provider.complete({
      model: writer.params.model,
      ...buildPrompt(card, { generation, cards, nap: writing.nap }),
      mostCharacters: cardTextLength,
      patience,
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
    return outcome
  } finally {
    await progress.leave()
  }
}

/** Adds a completion to the usage of a card. */
const spentWith = (
  card: CardRow,
  { writer }: OpenedWriter,
  { inputTokens, outputTokens }: Completion,
): Pick<CardRow, 'inputTokens' | 'outputTokens' | 'cost'> => {
  const cost = textCost(writer.name, writer.params.model, { input: inputTokens, output: outputTokens })
  return {
    inputTokens: card.inputTokens + inputTokens,
    outputTokens: card.outputTokens + outputTokens,
    // an unknown price makes the sum unknown
    cost: cost === null || (card.cost === null && card.outputTokens > 0) ? null : (card.cost ?? 0) + cost,
  }
}

/** Stores a finished text. */
const saveText = (
  writing: GenerationRun,
  card: CardRow,
  item: GenerationStep,
  opened: OpenedWriter,
  completion: Completion,
): CardOutcome =>
  endCard(writing, { card, item }, 'done', {
    ...spentWith(card, opened, completion),
    writtenBy: opened.writer,
    status: completion.end === 'stopped' ? 'stopped' : 'written',
    text: normalizeModelText(card.type, completion.text),
    message: [
      completion.end === 'cut' ? 'The text was cut off here because it was too long.' : '',
      switchedOffNote(opened),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  })

/** If the text was cut because its bulk was paused, resets it but keeps its cost. Returns whether it was. */
const putBackWhenCut = (
  { context: { db } }: GenerationRun,
  card: CardRow,
  item: GenerationStep,
  spent: Pick<CardRow, 'inputTokens' | 'outputTokens' | 'cost'>,
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
  { run, writerFor }: GenerationRun,
  card: CardRow,
): Promise<{ id: string; subjectId: string }[]> => {
  const service = (wanted: CardRow['generateTextBy']) => {
    const writer = wanted ?? defaultTextGenerator
    return writerFor(writer)?.writer.name ?? writer.name
  }
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
    await changeRun(transaction, run, { done: await endedCount(transaction, run), message })
  })

/** Postpones the text until the service's budget allows calls; this is not counted as an attempt. */
const wait = (
  { context, run }: GenerationRun,
  card: CardRow,
  item: GenerationStep,
  { service, until }: { readonly service: string; readonly until: Date },
): Promise<void> =>
  context.db.transaction().execute(async (transaction) => {
    const message = `${service}’s rate limit was reached.`
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
      message: `${message} Retrying automatically.`,
    })
    await changeRun(transaction, run, { message })
  })

/** Postpones the text until the service may answer again. */
const postponeCard = (
  { context, run }: GenerationRun,
  card: CardRow,
  item: GenerationStep,
  failure: ServiceFailure,
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
  opened: OpenedWriter | undefined,
  { card: planned, item, cards }: Planned,
): Promise<CardOutcome> => {
  const { context } = writing
  const card = await cardBatcher(context).begin(writing.run.id, planned, item.id)
  if (!card) return 'look again'
  if (!opened) {
    const { name } = card.generateTextBy ?? defaultTextGenerator
    await failCard(writing, card, item, { kind: 'auth-dead', message: missingKey(name) })
    return 'look again'
  }
  const outcome = await completed(writing, card, cards, opened)
  if (writing.stopping.aborted && !(outcome.ok && outcome.value.end !== 'stopped')) return 'look again'
  if (
    outcome.ok &&
    outcome.value.end === 'stopped' &&
    (await putBackWhenCut(writing, card, item, spentWith(card, opened, outcome.value)))
  )
    return 'look again'
  if (outcome.ok) return saveText(writing, card, item, opened, outcome.value)
  const { retryAfter } = outcome.failure
  if (retryAfter !== undefined)
    await permitGate(context).hold(opened.provider.budget, new Date(context.now().getTime() + retryAfter))
  const attempts = writing.generation.bulkId === null ? attemptsAtText : attemptsInBulk
  if (mayWorkLater(outcome.failure) && item.attempts + 1 < attempts)
    await postponeCard(writing, card, item, outcome.failure)
  else await failCard(writing, card, item, outcome.failure)
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
    return begun ? generateCardImage(writing, { card: begun, item, cards }) : 'look again'
  }
  const opened = writing.writerFor(card.generateTextBy ?? defaultTextGenerator)
  const leave = opened && (await permitGate(context).enter(opened.provider.budget))
  if (leave && !leave.ok) {
    const service = textProviderLabels[opened.writer.name]
    await wait(writing, card, item, { service, until: leave.until })
    return 'look again'
  }
  try {
    return await written(writing, opened, planned)
  } finally {
    leave?.end()
  }
}
