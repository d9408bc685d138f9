import { startProduct } from './fixtures/product.ts'
import { keepPristineData } from './fixtures/pristine-data.ts'

/**
 * Creates a data folder with one start of the product, for all journeys that start on an empty one. Returns a
 * function that deletes it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct()
  await product.stop()
  keepPristineData(product.dataDir)
  return product.remove
}
