import { mediaHashLength, mediaTypes, type MediaFile } from '@web2/contract/media'
import type { Selectable } from 'kysely'
import type { MediaFilesTable } from '../tables.ts'
import { folderAddress, slugOf, splitName } from './media-path.ts'

export type MediaRow = Selectable<MediaFilesTable>

/** Returns the part of an image URL that a rename keeps. */
export const addressStem = ({ accountId, sha256 }: Pick<MediaRow, 'accountId' | 'sha256'>): string =>
  `/media/${accountId}/${sha256.slice(0, mediaHashLength)}/`

export const mediaView = (row: MediaRow): MediaFile => {
  const slug = slugOf(splitName(row.name).stem)
  const stem = addressStem(row)
  return {
    _id: row.id,
    file: row.name,
    path: folderAddress(row.folder),
    url: `${stem}${slug}.${mediaTypes[row.type]}`,
    thumb: `${stem}thumb/${slug}.webp`,
    changed: row.updatedAt,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    isImage: true,
  }
}
