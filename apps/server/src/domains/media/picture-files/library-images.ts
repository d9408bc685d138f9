import { hash } from 'node:crypto'
import type { PictureType } from '@web2/builder'
import type { ImageType } from '@web2/contract/media'
import { mediaHashLength } from '@web2/contract/media'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { MediaKey } from '../library/media-files.ts'

/** Content of a library image that pages can offer files of. */
export interface LibraryImage {
  readonly accountId: string
  readonly sha256: string
  readonly type: ImageType
  /** Name in the library, for messages. */
  readonly name: string
  readonly width: number
  readonly height: number
  /** Bytes. */
  readonly size: number
}

/** SVGs are sharp at any size, and a GIF is mostly an animation: both are published as they are. */
const taken: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Bytes below which an image is published alone: the markup of its files would cost what they save. */
export const smallestImage = 10_000

/**
 * Returns the images of an account that pages can offer files of, by the part of their hash in URLs. Reads
 * all of them in one query.
 */
export const libraryImages = async (
  db: Kysely<Database>,
  accountId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, LibraryImage>> => {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('mediaFiles')
    .select(['sha256', 'type', 'name', 'width', 'height', 'size'])
    .where('accountId', '=', accountId)
    .where(sql<string>`left(sha256, ${sql.lit(mediaHashLength)})`, '=', sql<string>`any(${hashes}::text[])`)
    .where('type', 'in', taken)
    .where('size', '>=', smallestImage)
    .orderBy('createdAt')
    .execute()
  return new Map(
    rows.map(({ type, ...row }) => [
      row.sha256.slice(0, mediaHashLength),
      { accountId, ...row, type: type as ImageType },
    ]),
  )
}

/** A file of an image: its width in px and its format. */
export interface PictureFileName {
  readonly width: number
  readonly type: PictureType
}

/** Returns the storage key of a file, next to the image itself. */
export const pictureFileKey = (
  { accountId, sha256 }: Pick<LibraryImage, 'accountId' | 'sha256'>,
  { width, type }: PictureFileName,
): MediaKey => ({ accountId, sha256, ending: `w${width}.${type.slice('image/'.length)}` })

export const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')
