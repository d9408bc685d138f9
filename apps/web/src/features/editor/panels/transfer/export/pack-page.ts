import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { PictureFetch } from './fetch-image.ts'

export interface PackedPicture {
  /** Its address on this installation. */
  readonly standsFor: string
  /** Its path in the zip. */
  readonly path: string
}

export interface PackedPage {
  readonly zip: Blob
  /** Pictures that are not there any more: the page keeps their addresses. */
  readonly missing: readonly string[]
}

const picturesAtOnce = 4

/** The bytes of pictures by their paths in the zip; those that are gone have none. */
const fetchAll = async (pictures: readonly PackedPicture[], fetchPicture: PictureFetch) => {
  const bytes = new Map<string, Uint8Array>()
  const waiting = [...pictures]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const found = await fetchPicture(next.standsFor)
      if (found) bytes.set(next.path, found)
    }
  }
  await Promise.all(Array.from({ length: picturesAtOnce }, work))
  return bytes
}

/**
 * A zip of a page and its pictures. `html` writes the page for the pictures that are in it, by their addresses.
 * Rejects when a picture cannot be fetched now.
 */
export const packPage = async (
  pictures: readonly PackedPicture[],
  html: (paths: ReadonlyMap<string, string>) => string,
  fetchPicture: PictureFetch,
): Promise<PackedPage> => {
  const bytes = await fetchAll(pictures, fetchPicture)
  const there = pictures.filter(({ path }) => bytes.has(path))
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  const page = new ZipDeflate('index.html')
  zip.add(page)
  page.push(strToU8(html(new Map(there.map(({ standsFor, path }) => [standsFor, path])))), true)
  for (const [path, content] of bytes) {
    // pictures are compressed already
    const file = new ZipPassThrough(path)
    zip.add(file)
    file.push(content, true)
  }
  zip.end()
  return {
    zip: new Blob(parts, { type: 'application/zip' }),
    missing: pictures.filter(({ path }) => !bytes.has(path)).map(({ standsFor }) => standsFor),
  }
}
