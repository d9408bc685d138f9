import { slugOf } from '@web2/generator'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { BlogImagesTable } from '../blog-image-tables.ts'
import type { BlogPicture } from '../../properties/providers/connector.ts'
import { cutSlug } from '../../properties/providers/protocols/chosen-slug.ts'

export type BlogImageRow = Selectable<BlogImagesTable>

/** Where an image goes: a place of an account. */
export interface ImagePlace {
  readonly accountId: string
  readonly subPropertyId: string
}

const longestName = 60

/** 'red-rose' for the first of these texts that letters and digits can be made of. */
const stemFor = (names: readonly string[]): string => {
  const slugs = names.map((name) => cutSlug(slugOf(name), longestName))
  return slugs.find((slug) => slug !== '') ?? 'image'
}

const ofPlace = (db: Kysely<Database>, { subPropertyId }: Pick<ImagePlace, 'subPropertyId'>) =>
  db.selectFrom('blogImages').selectAll().where('subPropertyId', '=', subPropertyId)

/** The row of an image at a place, made with a name that no other image there has. */
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

/** What the blog keeps of an image; null until that is known. */
export const keptPicture = ({ externalId, url, type, width, height }: BlogImageRow): BlogPicture | null =>
  url === '' ? null : { externalId, url, type, width, height }

/** The images of a place that are known there. */
export const knownAtBlog = async (
  db: Kysely<Database>,
  place: Pick<ImagePlace, 'subPropertyId'>,
): Promise<ReadonlySet<string>> => {
  const rows = await ofPlace(db, place).where('externalId', '<>', '').execute()
  return new Set(rows.map(({ externalId }) => externalId))
}

const rowOf = (db: Kysely<Database>, { subPropertyId, sha256 }: BlogImageRow) =>
  db.updateTable('blogImages').where('subPropertyId', '=', subPropertyId).where('sha256', '=', sha256)

/** Takes an image for one upload; false when somebody else has, or it is there. */
export const claimUpload = async (db: Kysely<Database>, row: BlogImageRow, now: Date): Promise<boolean> => {
  const taken = await rowOf(db, row)
    .set({ askedAt: now.toISOString() })
    .where('askedAt', 'is not distinct from', row.askedAt)
    .where('url', '=', '')
    .returning('sha256')
    .executeTakeFirst()
  return taken !== undefined
}

/** The blog has refused: there is nothing to look for. */
export const noteRefused = async (db: Kysely<Database>, row: BlogImageRow): Promise<void> => {
  await rowOf(db, row).set({ askedAt: null }).where('url', '=', '').execute()
}

/** What the blog keeps, or that it keeps it no more. */
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

/** What a blog keeps of the files that came along with a post, by their names. */
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
