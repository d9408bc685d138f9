import type { OwnFont } from '@web2/contract/media'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { ownFontView, type OwnFaceRow, type OwnFontRow } from './own-font-view.ts'

export interface FoundOwnFont {
  readonly row: OwnFontRow
  readonly faces: readonly OwnFaceRow[]
  readonly view: OwnFont
}

/** Returns the families of an account by name, or those with these ids. */
export const findOwnFonts = async (
  db: Kysely<Database>,
  accountId: string,
  ids?: readonly string[],
): Promise<readonly FoundOwnFont[]> => {
  const rows = await db
    .selectFrom('ownFonts')
    .selectAll()
    .where('accountId', '=', accountId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('name')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const faces = await db
    .selectFrom('ownFontFaces')
    .selectAll()
    .where('accountId', '=', accountId)
    .where(
      'fontId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('style', 'desc')
    .orderBy('weight')
    .execute()
  return rows.map((row) => {
    const own = faces.filter(({ fontId }) => fontId === row.id)
    return { row, faces: own, view: ownFontView(row, own) }
  })
}
