import { isVideoType, mediaHashLength, mediaTypes, type MediaFile } from '@web2/contract/media'
import type { Selectable } from 'kysely'
import type { MediaFilesTable } from '../tables.ts'
import { folderAddress, slugOf, splitName } from './media-path.ts'

export type MediaRow = Selectable<MediaFilesTable>

/** Returns the part of a file's URL that a rename keeps. */
export const addressStem = ({ accountId, sha256 }: Pick<MediaRow, 'accountId' | 'sha256'>): string =>
  `/media/${accountId}/${sha256.slice(0, mediaHashLength)}/`

const address = new RegExp(
  String.raw`^/media/([0-9a-f-]{36})/([0-9a-f]{${mediaHashLength}})/([a-z0-9-]{1,80})\.`,
)

/** Returns the parts of a library URL; undefined for any other. */
export const addressParts = (
  url: string,
): { readonly accountId: string; readonly hash: string; readonly slug: string } | undefined => {
  const [, accountId = '', hash = '', slug = ''] = address.exec(url) ?? []
  return slug === '' ? undefined : { accountId, hash, slug }
}

/** Returns the URL of the thumbnail of a library image. */
const thumbOf = (url: string): string => {
  const parts = addressParts(url)
  return parts ? `/media/${parts.accountId}/${parts.hash}/thumb/${parts.slug}.webp` : ''
}

export const mediaView = (row: MediaRow): MediaFile => {
  const slug = slugOf(splitName(row.name).stem)
  const stem = addressStem(row)
  const isVideo = isVideoType(row.type)
  return {
    _id: row.id,
    file: row.name,
    path: folderAddress(row.folder),
    url: `${stem}${slug}.${mediaTypes[row.type]}`,
    thumb: isVideo ? thumbOf(row.poster) : `${stem}thumb/${slug}.webp`,
    changed: row.updatedAt,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    isImage: !isVideo,
    ...(isVideo && { length: (row.lengthMs ?? 0) / 1_000 }),
    ...(row.poster !== '' && { poster: row.poster }),
  }
}
