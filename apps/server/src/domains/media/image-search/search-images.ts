import { limits } from '@web2/contract/core'
import {
  defaultImageSearch,
  type FoundImage,
  type ImageSearchPage,
  type ImageSearchQuery,
  type ImageSourceName,
} from '@web2/contract/media'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { serviceFailed } from '../../../platform/errors.ts'
import type { FoundImages } from '../providers/image-search/image-source.ts'
import { imageSourceRegistry } from '../providers/image-search/registry.ts'
import { openImageSource } from './open-image-source.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'now'>

interface Search {
  readonly accountId: string
  readonly source: ImageSourceName
  /** Lower case, single spaces. */
  readonly query: string
  readonly page: number
}

/** Ms for which results are stored; after that, importing one needs a new search. */
const forgottenAfter = 24 * 3_600_000

const ago = ({ now }: Pick<Context, 'now'>, ms: number): string =>
  new Date(now().getTime() - ms).toISOString()

const kept = async (context: Context, search: Search): Promise<FoundImages | undefined> => {
  const since = ago(context, imageSourceRegistry[search.source].rules.kept * 1_000)
  return context.db
    .selectFrom('imageSearches')
    .select(['total', 'images'])
    .where('accountId', '=', search.accountId)
    .where('source', '=', search.source)
    .where('query', '=', search.query)
    .where('page', '=', search.page)
    .where('fetchedAt', '>', since)
    .executeTakeFirst()
}

const keep = async (context: Context, search: Search, { total, images }: FoundImages): Promise<void> => {
  const fetched = { total, images: JSON.stringify(images), fetchedAt: context.now().toISOString() }
  await context.db
    .deleteFrom('imageSearches')
    .where('accountId', '=', search.accountId)
    .where('fetchedAt', '<', ago(context, forgottenAfter))
    .execute()
  await context.db
    .insertInto('imageSearches')
    .values({ ...search, ...fetched })
    .onConflict((conflict) => conflict.columns(['accountId', 'source', 'query', 'page']).doUpdateSet(fetched))
    .execute()
}

/**
 * Returns one page of results; stored ones are reused for as long as the source's rules require. Throws 409,
 * 429 or 503 with a message.
 */
export const searchImages = async (
  context: Context,
  accountId: string,
  { source, query = defaultImageSearch, page = 1 }: ImageSearchQuery,
): Promise<ImageSearchPage> => {
  const words = query.trim().replace(/\s+/g, ' ') || defaultImageSearch
  const search = { accountId, source, query: words.toLowerCase(), page }
  const opened = await openImageSource(context, accountId, source)
  let found = await kept(context, search)
  if (!found) {
    const answer = await opened.search({ query: words, page })
    if (!answer.ok) throw serviceFailed(answer.failure)
    found = answer.value
    await keep(context, search, found)
  }
  const limit = limits.pickerPageSize
  const data = found.images.map((image) => ({ ...image, src: image.full }))
  return { total: found.total, limit, skip: (page - 1) * limit, data }
}

/** Returns an image that a search of this account found within the last day. */
export const foundImage = async (
  context: Context,
  accountId: string,
  { source, id }: { readonly source: ImageSourceName; readonly id: string },
): Promise<FoundImage | undefined> => {
  const { rows } = await sql<{ image: FoundImage }>`
    select image from image_searches, jsonb_array_elements(images) as image
    where account_id = ${accountId} and source = ${source} and image->>'id' = ${id}
      and fetched_at > ${ago(context, forgottenAfter)}
    order by fetched_at desc limit 1`.execute(context.db)
  return rows[0]?.image
}
