import type { ImageSourceName } from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { isPublicError } from '../../../platform/errors.ts'
import { searchImages, importStockImage } from '../../media/index.ts'
import type { ProjectRow } from '../projects/project-view.ts'

/** Finds an image for a query, once for all pages. Returns a message if the search failed for now. */
export const findPicture = async (
  context: AppContext,
  turbo: ProjectRow,
  source: ImageSourceName,
  query: string,
): Promise<string | null> => {
  const { db } = context
  const { id: turboId, accountId, createdBy } = turbo
  if (query === '') return null
  const known = await db
    .selectFrom('turboPictures')
    .select('query')
    .where('turboId', '=', turboId)
    .where('source', '=', source)
    .where('query', '=', query)
    .executeTakeFirst()
  if (known) return null
  const keep = (address: string | null, message: string) =>
    db
      .insertInto('turboPictures')
      .values({ turboId, source, query, address, message })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  try {
    const { data } = await searchImages(context, accountId, { source, query, page: 1 })
    const [first] = data
    if (!first) {
      await keep(null, `No image found for “${query}”.`)
      return null
    }
    const taken = await importStockImage(
      context,
      { accountId, userId: createdBy ?? '' },
      { source, id: first.id },
    )
    await keep(taken.url, '')
    return null
  } catch (error) {
    if (isPublicError(error)) return error.message
    throw error
  }
}
