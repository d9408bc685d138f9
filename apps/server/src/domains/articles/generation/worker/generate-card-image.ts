import { setTimeout as pause } from 'node:timers/promises'
import { defaultImageGenerator } from '@web2/contract/articles'
import { imagePromptLength, type ImageGeneration } from '@web2/contract/media'
import { isPublicError } from '../../../../platform/errors.ts'
import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { findGeneration, startImageGeneration as askForPicture } from '../../../media/index.ts'
import { changeRun } from '../../../../platform/runs/change-run.ts'
import { isCancelled } from '../../../../platform/runs/run-lifecycle.ts'
import { buildPrompt } from '../card-prompt.ts'
import { endCard, type CardOutcome } from './finish-card.ts'
import { writeCardRow, type CardRow } from '../generation-view.ts'
import { lockCards } from './card-result-statements.ts'
import type { GenerationRun, GenerationStep } from './generation-run.ts'

/** Ms between two polls for an image. */
const lookEvery = 500

interface Drawing {
  readonly card: CardRow
  readonly item: GenerationStep
  readonly cards: readonly CardRow[]
}

const isOver = ({ status }: ImageGeneration) => status !== 'queued' && status !== 'running'

/**
 * Requests the image and stores the request with the card in one transaction, so that it is never requested
 * twice.
 */
const ask = async (
  { context, run, generation, nap }: GenerationRun,
  { card, cards }: Drawing,
): Promise<string> => {
  const { name, params } = card.generateImageBy ?? defaultImageGenerator
  const { prompt } = buildPrompt(card, { generation, cards, nap })
  const style = params.customStyle.trim()
  const { accountId } = generation
  const { _id: id } = await askForPicture(
    context,
    { accountId, userId: generation.createdBy ?? run.createdBy ?? '' },
    {
      generator: name,
      prompt: `${prompt}${style === '' ? '' : `\n\nStyle: ${style}`}`.slice(0, imagePromptLength),
      aspectRatio: params.aspectRatio,
      ...(params.model === undefined ? {} : { model: params.model }),
    },
    async (transaction, imageGenerationId) => {
      await transaction
        .updateTable('generationCards')
        .set({ imageGenerationId })
        .where('id', '=', card.id)
        .execute()
    },
  )
  return id
}

const cancelPicture = async ({ context: { db }, generation: { accountId } }: GenerationRun, id: string) => {
  const request = await db
    .selectFrom('imageGenerations')
    .select('runId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (request) await changeRun(db, { id: request.runId, accountId }, { cancelRequested: true })
}

const isUnwanted = async ({ context: { db }, run }: GenerationRun, card: CardRow): Promise<boolean> => {
  const row = await db
    .selectFrom('generationCards')
    .select('stopRequested')
    .where('id', '=', card.id)
    .executeTakeFirst()
  return (row?.stopRequested ?? true) || isCancelled(db, run)
}

/** Waits until the image generation ends; undefined if the process stops. */
const waitForImage = async (
  writing: GenerationRun,
  card: CardRow,
  id: string,
): Promise<ImageGeneration | undefined> => {
  const { context, generation, stopping } = writing
  let isTold = false
  let waitingFor = ''
  while (!stopping.aborted) {
    const picture = await findGeneration(context, generation.accountId, id)
    if (isOver(picture)) return picture
    if (picture.waitingFor !== waitingFor) {
      waitingFor = picture.waitingFor
      await writeCardRow(context.db, card, { message: waitingFor })
    }
    if (!isTold && (await isUnwanted(writing, card))) {
      isTold = true
      await cancelPicture(writing, id)
    }
    await pause(lookEvery)
  }
  return undefined
}

/** Adds an image to the cost of a card, whose earlier images were paid too; null if none was. */
const spentWith = ({ cost }: CardRow, added: number): number | null =>
  cost === null && added === 0 ? null : (cost ?? 0) + added

/** The image has no room under the account's monthly limit, so that its card waits as a text would. */
export interface RefusedImage {
  readonly refusal: ServiceFailure & { readonly limit: NonNullable<ServiceFailure['limit']> }
}

/** Returns why an image had no room under a monthly limit; undefined if it failed for another reason. */
const refusalOf = async (
  { context: { db } }: GenerationRun,
  { _id: id, message }: ImageGeneration,
): Promise<RefusedImage | undefined> => {
  const row = await db
    .selectFrom('imageGenerations')
    .select('refusedBy')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.refusedBy) return undefined
  return { refusal: { kind: 'rate-limited', reason: 'spending-limit', message, limit: row.refusedBy } }
}

/** Puts a card back whose image was refused, so that it is requested again once its step is due. */
export const putImageBack = ({ context: { db } }: GenerationRun, { card, item }: Drawing): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockCards(transaction, [card.id])
    await transaction
      .updateTable('runItems')
      .set({ working: false })
      .where('id', '=', item.id)
      .where('status', '=', 'planned')
      .execute()
    await writeCardRow(transaction, card, { status: 'waiting', text: '', imageGenerationId: null })
  })

/**
 * Generates a card's image by an image generation of its own. After a crash the next worker waits for the
 * same request, so that nothing is requested or paid twice.
 */
export const generateCardImage = async (
  writing: GenerationRun,
  drawing: Drawing,
): Promise<CardOutcome | RefusedImage> => {
  const { card } = drawing
  try {
    const id = card.imageGenerationId ?? (await ask(writing, drawing))
    const picture = await waitForImage(writing, card, id)
    if (!picture) return 'look again'
    const [image] = picture.images
    if (picture.status === 'done' && image)
      return endCard(writing, drawing, 'done', {
        status: 'written',
        text: image.url,
        message: picture.message,
        cost: picture.cost === null ? null : spentWith(card, picture.cost),
      })
    // a lost or canceled image may be charged
    const cost = spentWith(card, picture.cost ?? 0)
    if (picture.status === 'cancelled')
      return endCard(writing, drawing, 'cancelled', { status: 'stopped', text: '', message: '', cost })
    const refusal = await refusalOf(writing, picture)
    if (refusal) return refusal
    const { message } = picture
    return endCard(writing, drawing, 'failed', { status: 'failed', text: '', message, cost })
  } catch (error) {
    if (!isPublicError(error)) throw error
    // e.g. a removed key or a used-up month; the message is meant for users
    return endCard(writing, drawing, 'failed', { status: 'failed', text: '', message: error.message })
  }
}
