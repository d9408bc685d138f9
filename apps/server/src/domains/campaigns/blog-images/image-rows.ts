import { slugOf } from '@web2/generator'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { BlogImagesTable } from '../tables.ts'
import { cutSlug, type BlogPicture } from '../../properties/index.ts'

export type BlogImageRow = Selectable<BlogImagesTable>

/** Where an image is uploaded: a sub-property of an account. */
export interface ImagePlace {
  readonly accountId: string
  readonly subPropertyId: string
}

const longestName = 60

/** Returns a file name such as 'red-rose' from the first text that has usable characters. */
const stemFor = (names: readonly string[]): string => {
  const slugs = names.map((name) => cutSlug(slugOf(name), longestName))
  return slugs.find((slug) => slug !== '') ?? 'image'
}

const ofPlace = (db: Kysely<Database>, { subPropertyId }: Pick<ImagePlace, 'subPropertyId'>) =>
  db.selectFrom('blogImages').selectAll().where('subPropertyId', '=', subPropertyId)

/** Returns the row of an image at a sub-property, inserting it with a unique name if it is new. */
export const imageRow = async (
  db: Kysely<Database>,
  place: ImagePlace,
  { sha256, names }: { readonly sha256: string; readonly names: readonly string[] },
): Promise<BlogImageRow> => {
  const stem = stemFor(names)
  for (let number = 1; ; number += 1) {
    const known = await ofPlace(db, place).where('sha256', '=', sha256).executeTakeFirst()
    if (known) return known
    const name = number === 1 ? stem : `${stem}-${number}`
    await db
      .insertInto('blogImages')
      .values({ ...place, sha256, name, askedAt: null, width: null, height: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Returns the blog's copy of an image; null until it is known. */
export const keptPicture = ({ externalId, url, type, width, height }: BlogImageRow): BlogPicture | null =>
  url === '' ? null : { externalId, url, type, width, height }

/** Returns the ids of images stored at a sub-property. */
export const knownAtBlog = async (
  db: Kysely<Database>,
  place: Pick<ImagePlace, 'subPropertyId'>,
): Promise<ReadonlySet<string>> => {
  const rows = await ofPlace(db, place).where('externalId', '<>', '').execute()
  return new Set(rows.map(({ externalId }) => externalId))
}

const rowOf = (db: Kysely<Database>, { subPropertyId, sha256 }: BlogImageRow) =>
  db.updateTable('blogImages').where('subPropertyId', '=', subPropertyId).where('sha256', '=', sha256)

/** Claims an image for upload. Returns false if another post claimed it or it was uploaded. */
export const claimUpload = async (db: Kysely<Database>, row: BlogImageRow, now: Date): Promise<boolean> => {
  const taken = await rowOf(db, row)
    .set({ askedAt: now.toISOString() })
    .where('askedAt', 'is not distinct from', row.askedAt)
    .where('url', '=', '')
    .returning('sha256')
    .executeTakeFirst()
  return taken !== undefined
}

/** Records that the blog refused the upload, so there is no copy to look for. */
export const noteRefused = async (db: Kysely<Database>, row: BlogImageRow): Promise<void> => {
  await rowOf(db, row).set({ askedAt: null }).where('url', '=', '').execute()
}

/** Stores the blog's copy of an image, or that it no longer exists. */
export const noteKept = async (
  db: Kysely<Database>,
  row: BlogImageRow,
  kept: BlogPicture | null,
): Promise<void> => {
  const nothing = { externalId: '', url: '', type: '', width: null, height: null, askedAt: null }
  await rowOf(db, row)
    .set(kept ?? nothing)
    .execute()
}

/** Stores the copies of images that were uploaded as part of a post, by file name. */
export const noteCameAlong = async (
  db: Kysely<Database>,
  { subPropertyId }: Pick<ImagePlace, 'subPropertyId'>,
  kept: ReadonlyMap<string, BlogPicture>,
): Promise<void> => {
  for (const [fileName, picture] of kept)
    await db
      .updateTable('blogImages')
      .set(picture)
      .where('subPropertyId', '=', subPropertyId)
      .where('name', '=', fileName.replace(/\.\w+$/, ''))
      .execute()
}
