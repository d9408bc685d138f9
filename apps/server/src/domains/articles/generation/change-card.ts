import { lockAccountRow, requireAccountRow } from '../../../platform/db/account-row.ts'
import {
  cardPlaceholders,
  generationRunKind,
  isPlanStep,
  placeholdersOf,
  type GenerationCard,
  type GenerationCardPatch,
} from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import * as Value from 'typebox/value'
import { sql, type Transaction, type Updateable } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { GenerationCardsTable } from '../tables.ts'
import { badInput, refused } from '../../../platform/errors.ts'
import { writeArticleJob } from '../jobs.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { lockActiveRun, findActiveRun, startRun } from '../../../platform/runs/start-run.ts'
import { saveToArticle } from './worker/finish-generation.ts'
import {
  cardsOf,
  cardView,
  writeCardRow,
  writeGeneration,
  type CardRow,
  type GenerationRow,
} from './generation-view.ts'
import { jsonIn } from '../../model-calls/index.ts'
import { stepSchemas } from './plan/plan-prompt.ts'
import { requireProviderKeys } from './require-keys.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

/** Locks the card and its generation until the transaction ends. */
const lockCard = async (transaction: Transaction<Database>, { accountId }: Owner, id: string) => {
  const key = { id, accountId }
  const known = await requireAccountRow(transaction, 'generationCards', key, 'section', {
    columns: ['generationId'],
  })
  const generation = await lockAccountRow(
    transaction,
    'generations',
    { id: known.generationId, accountId },
    'text',
  )
  const card = await lockAccountRow(transaction, 'generationCards', key, 'section')
  return { generation, card }
}

const isOpen = ({ status }: CardRow) => status === 'waiting' || status === 'writing'

interface Changing {
  readonly generation: GenerationRow
  readonly card: CardRow
  readonly now: Date
}

/** Returns the card's current text for a later restore. */
const keptOf = ({ text, edited, kept }: CardRow): string | null =>
  text.trim() === '' ? kept && JSON.stringify(kept) : JSON.stringify({ text, edited })

const withText = async (
  transaction: Transaction<Database>,
  { generation, card, now }: Changing,
  change: Pick<Updateable<GenerationCardsTable>, 'text' | 'edited' | 'kept'>,
): Promise<CardRow> => {
  if (isOpen(card)) throw refused('This section is still being generated. Stop it before you edit it.')
  const changed = await writeCardRow(transaction, card, { ...change, status: 'written', message: '' })
  const atWork = await findActiveRun(transaction, generationRunKind, generation.id)
  // if a run is active, the article is assembled at its end
  if (atWork === undefined) {
    const cards = await cardsOf(transaction, generation.id)
    const { missing, known } = await saveToArticle(transaction, generation, cards, { now, problem: '' })
    const left = { ...known, ...(missing !== '' && { message: missing }) }
    if (Object.keys(left).length > 0) await writeGeneration(transaction, generation, left)
  }
  return changed
}

/** Returns a step's result as stored. Throws 400 with the field of the first problem. */
const checkedStep = ({ type }: CardRow, text: string): string => {
  if (!isPlanStep(type)) return text
  const value = jsonIn(text)
  if (Value.Check(stepSchemas[type], value)) return JSON.stringify(value)
  const [first] = value === undefined ? [] : Value.Errors(stepSchemas[type], value)
  const field = first?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  throw badInput({
    [field === '' ? 'text' : `text.${field}`]:
      'Check this field: it is missing, too long or of the wrong kind.',
  })
}

const withNewText = (transaction: Transaction<Database>, changing: Changing, text: string) => {
  if (changing.card.type === 'image')
    throw refused('Images have no text to edit. Regenerate the image instead.')
  return withText(transaction, changing, { text: checkedStep(changing.card, text), edited: true })
}

const restored = (transaction: Transaction<Database>, changing: Changing) => {
  const { card } = changing
  if (card.kept === null) throw refused('This section has no previous version.')
  const kept = card.text.trim() === '' ? null : keptOf(card)
  return withText(transaction, changing, { ...card.kept, kept })
}

/** Stops a text: a waiting one leaves the plan, one in progress is asked to end and keeps what it has. */
const stopped = async (transaction: Transaction<Database>, card: CardRow): Promise<CardRow> => {
  if (!isOpen(card)) return card
  const item = await transaction
    .updateTable('runItems')
    .set({ status: 'cancelled' })
    .where('subjectId', '=', card.id)
    .where('status', '=', 'planned')
    .where('working', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (item) return writeCardRow(transaction, card, { status: 'stopped', message: '' })
  return writeCardRow(transaction, card, { stopRequested: true })
}

/** Checks a custom prompt; only steps require one, because cards default to the product's prompt. */
const requireGoodPrompt = ({ type }: CardRow, prompt: string): void => {
  if (type === 'step') {
    if (prompt.trim() === '') throw badInput({ prompt: messages.required })
    return
  }
  const wrong = placeholdersOf(prompt).find((name) => !Object.hasOwn(cardPlaceholders, name))
  if (wrong !== undefined)
    throw badInput({ prompt: `Unknown placeholder {${wrong}}. Write {{${wrong}}} for literal braces.` })
}

const planAgain = async (
  context: AppContext,
  transaction: Transaction<Database>,
  { accountId, userId }: Owner,
  generation: GenerationRow,
  card: CardRow,
): Promise<void> => {
  const now = context.now()
  const open = await lockActiveRun(transaction, generationRunKind, generation.id)
  if (open?.cancelRequested)
    throw refused('Generation is being stopped. Regenerate this section once it has stopped.')
  if (open) {
    await sql`
      insert into run_items (id, run_id, subject_id, due_at)
      values (gen_random_uuid(), ${open.id}, ${card.id}, ${now.toISOString()})
      on conflict (run_id, subject_id) do update
        set status = 'planned', working = false, paused = null, attempts = 0, message = '', due_at = excluded.due_at`.execute(
      transaction,
    )
    return
  }
  const started = await startRun(transaction, {
    accountId,
    userId,
    kind: generationRunKind,
    subjectId: generation.id,
    message: `Regenerating “${card.title}”`,
    steps: [card.id],
    now,
  })
  if (started === null) throw new Error('The generation is locked, so no other run can have begun')
  await context.jobs.enqueue(transaction, writeArticleJob, { runId: started }, { singletonKey: started })
  await writeGeneration(transaction, generation, { status: 'queued', message: 'Queued' })
}

/**
 * Changes one text: edits, stops, regenerates or restores it. Throws 404 for a text of another account, and
 * 409 if its state doesn't allow the change or a key is missing.
 */
export const changeCard = async (
  context: AppContext,
  owner: Owner,
  id: string,
  change: GenerationCardPatch,
): Promise<GenerationCard> => {
  const { text, stop, regenerate, restore, prompt, generateTextBy } = change
  if ([text, stop, regenerate, restore].filter((each) => each !== undefined).length !== 1)
    throw badInput({}, 'Edit, stop, regenerate or restore the section: one action at a time.')
  const row = await context.db.transaction().execute(async (transaction) => {
    const { generation, card } = await lockCard(transaction, owner, id)
    const changing = { generation, card, now: context.now() }
    if (text !== undefined) return withNewText(transaction, changing, text)
    if (restore) return restored(transaction, changing)
    if (stop) return stopped(transaction, card)
    if (isOpen(card)) throw refused('This section is already being generated.')
    if (generation.plan !== null && (card.type === 'title' || card.type === 'subtitle'))
      throw refused('This heading comes from the outline. Edit it here instead.')
    if (prompt !== undefined) requireGoodPrompt(card, prompt)
    const made = {
      generateTextBy: generateTextBy ?? card.generateTextBy,
      generateImageBy: card.generateImageBy,
    }
    await requireProviderKeys({ ...context, db: transaction }, owner.accountId, [made])
    await planAgain(context, transaction, owner, generation, card)
    return writeCardRow(transaction, card, {
      status: 'waiting',
      message: '',
      kept: keptOf(card),
      stopRequested: false,
      ...(prompt !== undefined && { prompt }),
      imageGenerationId: null,
      ...(generateTextBy && card.type !== 'image' && { generateTextBy: JSON.stringify(generateTextBy) }),
    })
  })
  return cardView(row)
}
