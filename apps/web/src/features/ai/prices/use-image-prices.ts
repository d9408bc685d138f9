import { queryOptions, useQuery } from '@tanstack/react-query'
import { builtInImagePrices, imagePricesOf, type ImagePrice, type ImagePriceRecord } from '@web2/contract/ai'
import { imagePrices } from '../resources.ts'

/** Query of the prices of images on this installation. */
export const allImagePrices = queryOptions({
  queryKey: [imagePrices.path, 'all'],
  queryFn: async () => (await imagePrices.find()).data,
  staleTime: 5 * 60_000,
})

type DatedPrice = ImagePrice & Pick<ImagePriceRecord, 'asOf'>

const builtIn: readonly DatedPrice[] = builtInImagePrices.map((price) => ({ ...price, asOf: imagePricesOf }))

/** Returns the prices for estimates: those that come with the product until the installation's are known. */
export const useImagePrices = (): readonly DatedPrice[] => useQuery(allImagePrices).data ?? builtIn
