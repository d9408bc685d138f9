import type { TextPrice, TextPriceData, TextPricePatch, TextPriceRecord } from '@web2/contract/ai'
import { servicesWithPeak } from '@web2/contract/ai'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import type { StoredPrice } from '../tables.ts'
import { builtInPrice, priceId, readTextPrices } from './read-text-prices.ts'

type Context = Pick<AppContext, 'db' | 'now'>

interface Admin {
  readonly userId: string
  readonly accountId: string
}

const mostPrices = 2_000

/** Refuses hours that a service doesn't have, because such a price would never apply. */
const requirePossible = ({ provider, peak }: Pick<TextPrice, 'provider' | 'peak'>): void => {
  if (peak !== null && !servicesWithPeak.includes(provider))
    throw badInput({ peak: 'This service has the same price at all hours.' })
}

const store = async (
  transaction: Transaction<Database>,
  { provider, model, from, input, output, cached, above, peak }: TextPrice,
  { admin, now, isRemoved = false }: { admin: Admin; now: Date; isRemoved?: boolean },
): Promise<void> => {
  const amounts: StoredPrice = { input, output, cached, above, peak }
  const price = isRemoved ? null : JSON.stringify(amounts)
  await transaction
    .insertInto('textPrices')
    .values({
      id: uuidV7(),
      provider,
      model,
      fromDay: from ?? '',
      price,
      createdBy: admin.userId,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'model', 'fromDay']).doUpdateSet({ price, updatedAt: now.toISOString() }),
    )
    .execute()
}

const nameOf = ({ model, from }: Pick<TextPrice, 'model' | 'from'>): string =>
  from === null ? model : `${model} from ${from}`

/** Makes a change while no other admin makes one, and writes it down. */
const changing = <Result>(
  { db }: Context,
  admin: Admin,
  action: 'record-created' | 'record-changed' | 'record-removed',
  change: (transaction: Transaction<Database>) => Promise<{ name: string; id?: string; result: Result }>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await sql`lock table text_prices in share row exclusive mode`.execute(transaction)
    const { name, id, result } = await change(transaction)
    const details = { service: 'text-prices', name, ...(id !== undefined && { id }) }
    await recordAudit(transaction, { action, ...admin, details })
    return result
  })

const findPrice = async (transaction: Transaction<Database>, id: string | null) => {
  const found = (await readTextPrices(transaction)).find(({ _id }) => _id === id)
  if (!found) throw notFound('price')
  return found
}

/** Adds a price. Throws 400 if the model has one from that day. */
export const addTextPrice = (
  context: Context,
  admin: Admin,
  price: TextPriceData,
): Promise<TextPriceRecord> =>
  changing(context, admin, 'record-created', async (transaction) => {
    requirePossible(price)
    const id = priceId(price)
    const known = await readTextPrices(transaction)
    if (known.some(({ _id }) => _id === id))
      throw badInput({ model: 'This model already has a price from this day. Edit that price instead.' })
    if (known.length >= mostPrices)
      throw badInput({
        model: `There can be ${mostPrices.toLocaleString('en-US')} prices. Delete some first.`,
      })
    await store(transaction, price, { admin, now: context.now() })
    return { name: nameOf(price), id, result: await findPrice(transaction, id) }
  })

/** Changes the amounts of a price, which belongs to a model and a day. */
export const changeTextPrice = (
  context: Context,
  admin: Admin,
  id: string | null,
  patch: TextPricePatch,
): Promise<TextPriceRecord> =>
  changing(context, admin, 'record-changed', async (transaction) => {
    const price = { ...(await findPrice(transaction, id)), ...patch }
    requirePossible(price)
    await store(transaction, price, { admin, now: context.now() })
    return { name: nameOf(price), id: price._id, result: await findPrice(transaction, price._id) }
  })

/** Removes a price. The costs of its model are then unknown, unless another of its prices applies. */
export const removeTextPrice = (
  context: Context,
  admin: Admin,
  id: string | null,
): Promise<TextPriceRecord> =>
  changing(context, admin, 'record-removed', async (transaction) => {
    const price = await findPrice(transaction, id)
    const { provider, model, from } = price
    if (builtInPrice(price._id))
      await store(transaction, price, { admin, now: context.now(), isRemoved: true })
    else
      await transaction
        .deleteFrom('textPrices')
        .where('provider', '=', provider)
        .where('model', '=', model)
        .where('fromDay', '=', from ?? '')
        .execute()
    return { name: nameOf(price), id: price._id, result: price }
  })

/** Drops all changes of admins, to prices of texts and of images. Returns their number. */
export const resetPrices = (context: Context, admin: Admin): Promise<number> =>
  changing(context, admin, 'record-changed', async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('textPrices').executeTakeFirstOrThrow()
    const images = await transaction.deleteFrom('imagePrices').executeTakeFirstOrThrow()
    return { name: 'all, reset to built-in', result: Number(numDeletedRows + images.numDeletedRows) }
  })
