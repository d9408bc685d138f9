import type { ImagePricePatch, ImagePriceRecord } from '@web2/contract/ai'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { AppContext } from '../../../platform/context.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import type { StoredImagePrice } from '../tables.ts'
import { readImagePrices } from './read-image-prices.ts'

/** Changes the amounts of an image model's price. Throws 400 for an amount that the model isn't charged by. */
export const changeImagePrice = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  admin: { readonly userId: string; readonly accountId: string },
  model: string | null,
  patch: ImagePricePatch,
): Promise<ImagePriceRecord> =>
  db.transaction().execute(async (transaction) => {
    const find = async () => (await readImagePrices(transaction)).find(({ _id }) => _id === model)
    const known = await find()
    if (!known) throw notFound('price')
    if (patch.perImage !== undefined && known.perImage === null)
      throw badInput({ perImage: 'This model is charged by token.' })
    if (patch.tokens !== undefined && known.tokens === null)
      throw badInput({ tokens: 'This model is charged by image.' })
    const { perImage, tokens } = { ...known, ...patch }
    const amounts: StoredImagePrice = { perImage, tokens }
    const change = { price: JSON.stringify(amounts), updatedAt: now().toISOString() }
    await transaction
      .insertInto('imagePrices')
      .values({ id: uuidV7(), model: known.model, createdBy: admin.userId, ...change })
      .onConflict((conflict) => conflict.column('model').doUpdateSet(change))
      .execute()
    const details = { service: 'image-prices', name: known.model, id: known._id }
    await recordAudit(transaction, { action: 'record-changed', ...admin, details })
    return (await find()) ?? known
  })
