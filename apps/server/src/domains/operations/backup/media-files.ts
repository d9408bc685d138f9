import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { PictureType } from '@web2/builder'
import { mediaTypes, type MediaType } from '@web2/contract/media'
import type { Client } from 'pg'
import type { StorageAddress } from '../../../platform/config/storage-url.ts'
import { openBucket } from '../../../platform/object-storage/bucket.ts'
import { mediaPath, pictureFileKey, thumbPath } from '../../media/index.ts'
import type { Manifest } from './manifest.ts'

const typeOf = new Map<string, string>(
  Object.entries(mediaTypes).map(([type, ending]) => [`.${ending}`, type]),
)

/** Returns the path relative to the data folder, with slashes as in the bucket. */
const below = (path: string): string => relative('/', path).replaceAll(sep, '/')

/** Migrations that introduced the files of fonts and the files made of images. */
const [withFonts, withPictureFiles] = ['0453-own-fonts', '0456-picture-files']

/** Yields the paths of all images, videos and fonts in the database, in a data folder. */
async function* mediaPaths(
  client: Client,
  { migrations }: Pick<Manifest, 'migrations'>,
): AsyncGenerator<string> {
  const media = await client.query<{ accountId: string; sha256: string; type: MediaType }>(
    `select distinct account_id as "accountId", sha256, type from public.media_files order by 1, 2`,
  )
  for (const { type, ...content } of media.rows) {
    yield mediaPath('/', { ...content, ending: mediaTypes[type] })
    yield thumbPath('/', content)
  }
  if (migrations.includes(withPictureFiles)) {
    const { rows } = await client.query<{
      accountId: string
      sha256: string
      width: number
      type: PictureType
    }>(
      `select account_id as "accountId", sha256, width, type from public.picture_files
       where file_sha256 is not null order by 1, 2, 3, 4`,
    )
    for (const row of rows) yield mediaPath('/', pictureFileKey(row, row))
  }
  if (migrations.includes(withFonts)) {
    const { rows } = await client.query<{ accountId: string; sha256: string }>(
      `select distinct account_id as "accountId", file ->> 'sha256' as sha256
       from public.own_font_faces, jsonb_array_elements(files) as file order by 1, 2`,
    )
    for (const row of rows) yield mediaPath('/', { ...row, ending: 'woff2' })
  }
}

/** Yields every image, video and font in the database from the bucket, with their files; skips missing ones. */
export async function* bucketMedia(
  client: Client,
  storage: StorageAddress,
  manifest: Pick<Manifest, 'migrations'>,
): AsyncGenerator<{ readonly path: string; readonly bytes: Buffer }> {
  const bucket = openBucket(storage)
  for await (const each of mediaPaths(client, manifest)) {
    const path = below(each)
    const bytes = await bucket.get(path)
    if (bytes) yield { path, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
  }
}

/** Uploads images, videos and fonts unpacked below `folder` to the bucket. */
export const sendPictures = async (
  folder: string,
  paths: readonly string[],
  storage: StorageAddress,
): Promise<void> => {
  const bucket = openBucket(storage)
  for (const path of paths) {
    const type = typeOf.get(extname(path)) ?? 'application/octet-stream'
    await bucket.put(path, await readFile(join(folder, path)), type)
  }
}
