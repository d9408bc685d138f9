import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { PictureFetch } from './fetch-image.ts'

export interface PackedPicture {
  /** URL on this installation. */
  readonly standsFor: string
  /** Path in the zip. */
  readonly path: string
}

export interface PackedPage {
  readonly zip: Blob
  /** Deleted images, whose URLs the page keeps. */
  readonly missing: readonly string[]
}

const picturesAtOnce = 4

/** Fetches images by their paths in the zip; deleted ones are left out. */
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
 * Creates a zip of a page and its images. `html` renders the page for the included images, by their URLs.
 * Rejects if an image can't be fetched now.
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
    // images are already compressed
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
