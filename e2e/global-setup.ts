import { startProduct } from './fixtures/product.ts'
import { keepPristineData } from './fixtures/pristine-data.ts'

/** Has one product make its data folder, for all journeys that begin on an empty one; answers what removes it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct()
  await product.stop()
  keepPristineData(product.dataDir)
  return product.remove
}
