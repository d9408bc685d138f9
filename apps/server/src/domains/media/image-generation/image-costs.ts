import { imagePrice, isChargedByToken, type ImagePrice } from '@web2/contract/ai'
import { imageGeneratorFacts } from '@web2/contract/media'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { readImagePrices } from '../../ai/index.ts'
import { hasLimit, reservePaidCall, type PaidCallEntry } from '../../model-calls/index.ts'
import type { GenerationRow } from './image-generation-view.ts'

/** Number of latest images whose costs an estimate is taken from. */
const latest = 20

type Wanted = Pick<GenerationRow, 'accountId' | 'generator' | 'model' | 'aspectRatio' | 'quality'>

/**
 * Estimates the cost of a request in US dollars before it is made: by the price list, or, for a model that charges by
 * token, the highest cost of the account's latest images of the same size and quality. Returns null if it is unknown.
 */
const estimateImages = async (
  db: Kysely<Database>,
  { accountId, generator, model, aspectRatio, quality }: Wanted,
  prices: readonly ImagePrice[],
): Promise<number | null> => {
  const listed = imagePrice(model, prices)
  if (listed !== null) return listed * imageGeneratorFacts[generator].count
  if (!isChargedByToken(model, prices)) return null
  const rows = await db
    .selectFrom('imageGenerations')
    .select('cost')
    .where('accountId', '=', accountId)
    .where('model', '=', model)
    .where('aspectRatio', '=', aspectRatio)
    .where('quality', quality === null ? 'is' : '=', quality)
    .where('status', '=', 'done')
    .where('cost', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(latest)
    .execute()
  const costs = rows.flatMap(({ cost }) => cost ?? [])
  return costs.length === 0 ? null : Math.max(...costs)
}

/**
 * Holds back the estimated cost of a request of the account's monthly limits, under the request's own id. Where only the
 * first image of a model shows what one costs, and a limit counts it, the others of its kind wait for it.
 */
export const reserveImages = async (
  context: Pick<AppContext, 'db' | 'now'>,
  generation: GenerationRow,
): Promise<PaidCallEntry> => {
  const { db } = context
  const { id, accountId, createdBy, generator, model, aspectRatio, quality } = generation
  const provider = imageGeneratorFacts[generator].service
  const prices = await readImagePrices(db)
  const amount = await estimateImages(db, generation, prices)
  const showsPrice =
    amount === null && isChargedByToken(model, prices) && (await hasLimit(db, accountId, provider))
  const entry = await reservePaidCall(context, {
    ...{ id, accountId, userId: createdBy, provider, model, task: 'image', amount },
    key: showsPrice ? `image ${model} ${aspectRatio} ${quality ?? ''}` : null,
  })
  if (entry.ok || entry.isKnownKey !== true) return entry
  const message = `Waiting for the first image of ${model}, which shows what one costs.`
  return { ...entry, failure: { ...entry.failure, message } }
}
