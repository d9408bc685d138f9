import { importJson, type BuilderDocument } from '@web2/builder'
import { drawPage } from '@web2/site'
import type { Kysely } from 'kysely'
import { BoundedMap } from '../../../platform/collections/bounded-map.ts'
import type { Database } from '../../../platform/db/database.ts'

/**
 * Returns a page's thumbnail as a data URL. Lone surrogates, which a page may contain, are replaced because
 * they can't be encoded.
 */
export const pictureOf = (document: BuilderDocument): string =>
  `data:image/svg+xml,${encodeURIComponent(drawPage(document).toWellFormed())}`

interface Pictured {
  readonly _id: string
  readonly version: number
}

/** Thumbnails of recently listed templates, because pages may be megabytes and lists are requested often. */
const drawn = new BoundedMap<string, string>(500)

/**
 * Returns thumbnails of the account's own templates by id. They derive from the page, so they are not stored.
 */
export const templatePictures = async (
  db: Kysely<Database>,
  accountId: string,
  templates: readonly Pictured[],
): Promise<ReadonlyMap<string, string>> => {
  const pictures = new Map<string, string>()
  for (const { _id, version } of templates) {
    const key = `${_id} ${version}`
    const known = drawn.get(key)
    if (known !== undefined) {
      pictures.set(_id, known)
      continue
    }
    // one at a time, because together they may exceed the memory
    const row = await db
      .selectFrom('cloudTemplates')
      .select(['document', 'version'])
      .where('id', '=', _id)
      .where('accountId', '=', accountId)
      .executeTakeFirst()
    if (!row) continue
    const read = importJson(row.document)
    if (!read.ok) continue
    const picture = pictureOf(read.document)
    drawn.set(`${_id} ${row.version}`, picture)
    pictures.set(_id, picture)
  }
  return pictures
}
