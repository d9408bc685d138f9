import { builtInImagePrices, imagePricesOf, type ImagePriceRecord } from '@web2/contract/ai'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Returns the prices of all image models: those of the product with the admins' changes. */
export const readImagePrices = async (db: Kysely<Database>): Promise<readonly ImagePriceRecord[]> => {
  const rows = await db.selectFrom('imagePrices').select(['model', 'price', 'updatedAt']).execute()
  const changes = new Map(rows.map((row) => [row.model, row]))
  return builtInImagePrices.map((price) => {
    const changed = changes.get(price.model)
    return changed
      ? {
          ...{ _id: price.model, ...price, ...changed.price },
          ...{ origin: 'edited', asOf: changed.updatedAt.slice(0, 10) },
        }
      : { _id: price.model, ...price, origin: 'built-in', asOf: imagePricesOf }
  })
}
