import {
  builtInTextPrices,
  textPricesOf,
  textProviders,
  type TextPrice,
  type TextPriceRecord,
} from '@web2/contract/ai'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type PriceKey = Pick<TextPrice, 'provider' | 'model' | 'from'>
type PriceRow = Selectable<Database['textPrices']>

/** Returns the id of a price, which its model and day determine. */
export const priceId = ({ provider, model, from }: PriceKey): string =>
  Buffer.from([provider, model, from ?? ''].join('\n')).toString('base64url')

const builtIn = new Map<string, TextPriceRecord>(
  builtInTextPrices.map((price) => {
    const _id = priceId(price)
    return [_id, { _id, ...price, origin: 'built-in', asOf: textPricesOf }]
  }),
)

/** Returns the product's own price of a model and day; undefined if it has none. */
export const builtInPrice = (id: string): TextPriceRecord | undefined => builtIn.get(id)

const keyOf = ({ provider, model, fromDay }: PriceRow): PriceKey => ({
  provider,
  model,
  from: fromDay === '' ? null : fromDay,
})

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** In the order of the screen: by service, model and day. */
const inOrder = (one: PriceKey, other: PriceKey): number =>
  textProviders.indexOf(one.provider) - textProviders.indexOf(other.provider) ||
  compare(one.model, other.model) ||
  compare(one.from ?? '', other.from ?? '')

/** Returns all prices that apply: those of the product with the admins' changes. */
export const readTextPrices = async (db: Kysely<Database>): Promise<readonly TextPriceRecord[]> => {
  const rows = await db.selectFrom('textPrices').selectAll().execute()
  const prices = new Map(builtIn)
  for (const row of rows) {
    const key = keyOf(row)
    const _id = priceId(key)
    if (row.price === null) prices.delete(_id)
    else
      prices.set(_id, {
        _id,
        ...key,
        ...row.price,
        origin: builtIn.has(_id) ? 'edited' : 'added',
        asOf: row.updatedAt.slice(0, 10),
      })
  }
  return [...prices.values()].toSorted(inOrder)
}
