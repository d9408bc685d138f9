import type { Kysely, Selectable } from 'kysely'
import type { PictureType } from '@web2/builder'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { mediaStore } from '../library/media-store.ts'
import type { PictureFilesTable } from '../tables.ts'
import { pictureFileKey, type LibraryImage, type PictureFileName } from './library-images.ts'

/** A made file, ready to publish. */
export interface MadePictureFile {
  readonly width: number
  readonly type: PictureType
  /** SHA-256 of its bytes. */
  readonly fileSha256: string
  /** Where its bytes are. */
  readonly path: string
}

type FileRow = Selectable<PictureFilesTable>

/** Attempts at one file that ended with the process, after which the image is published alone. */
export const mostTries = 3

/** Returns the rows of files of these images. */
export const pictureFileRows = async (
  db: Kysely<Database>,
  accountId: string,
  images: readonly Pick<LibraryImage, 'sha256'>[],
): Promise<readonly FileRow[]> => {
  if (images.length === 0) return []
  return db
    .selectFrom('pictureFiles')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('sha256', 'in', [...new Set(images.map(({ sha256 }) => sha256))])
    .orderBy('width')
    .orderBy('type')
    .execute()
}

/** Returns the file of a row; undefined for one that is not made or whose bytes are lost. */
export const madeFileOf = async (
  config: Pick<Config, 'dataDir' | 'storage'>,
  { accountId, sha256, width, type, fileSha256 }: FileRow,
): Promise<MadePictureFile | undefined> => {
  if (fileSha256 === null) return undefined
  const path = await mediaStore(config).fileOf(pictureFileKey({ accountId, sha256 }, { width, type }))
  return path === undefined ? undefined : { width, type, fileSha256, path }
}

/** Returns true if nothing is left to do for a file: it is there, or it never will be. */
export const isSettled = async (
  config: Pick<Config, 'dataDir' | 'storage'>,
  row: FileRow | undefined,
): Promise<boolean> =>
  row !== undefined && (row.problem !== null || (await madeFileOf(config, row)) !== undefined)

/** Returns the row of a file among those of its image. */
export const rowOf = (
  rows: readonly FileRow[],
  { sha256 }: Pick<LibraryImage, 'sha256'>,
  { width, type }: PictureFileName,
): FileRow | undefined =>
  rows.find((row) => row.sha256 === sha256 && row.width === width && row.type === type)
