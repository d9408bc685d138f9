import { queryOptions, useQuery } from '@tanstack/react-query'
import { builtInTextPrices, textPricesOf, type TextPrice, type TextPriceRecord } from '@web2/contract/ai'
import { textPrices } from '../resources.ts'

/** Query of the prices of this installation. */
export const allPrices = queryOptions({
  queryKey: [textPrices.path, 'all'],
  queryFn: async () => (await textPrices.find()).data,
  staleTime: 5 * 60_000,
})

type DatedPrice = TextPrice & Pick<TextPriceRecord, 'asOf'>

const builtIn: readonly DatedPrice[] = builtInTextPrices.map((price) => ({ ...price, asOf: textPricesOf }))

/** Returns the prices for estimates: those that come with the product until the installation's are known. */
export const usePrices = (): readonly DatedPrice[] => useQuery(allPrices).data ?? builtIn

/** Returns the day as of which all prices hold, e.g. 2026-11-24. */
export const pricesAsOf = (prices: readonly DatedPrice[]): string =>
  prices.reduce((oldest, { asOf }) => (asOf < oldest ? asOf : oldest), prices[0]?.asOf ?? textPricesOf)
