import { importJson, type BuilderDocument } from '@web2/builder'
import { drawPage } from '@web2/site'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** The small picture of a page, as the address of an image. Half a character, which a page may hold, has no address. */
export const pictureOf = (document: BuilderDocument): string =>
  `data:image/svg+xml,${encodeURIComponent(drawPage(document).toWellFormed())}`

interface Pictured {
  readonly _id: string
  readonly version: number
}

/** Pictures of what was listed lately, the oldest first: pages may be megabytes, and a list is asked for often. */
const drawn = new Map<string, string>()
const mostDrawn = 500

const keep = (key: string, picture: string): void => {
  drawn.set(key, picture)
  const [oldest] = drawn.keys()
  if (drawn.size > mostDrawn && oldest !== undefined) drawn.delete(oldest)
}

/** Pictures of the account's own templates by their ids. A picture follows from the page, so it is not stored. */
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
    // one at a time: together they may be more than there is room for
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
    keep(`${_id} ${row.version}`, picture)
    pictures.set(_id, picture)
  }
  return pictures
}
