import { open, readFile, rename } from 'node:fs/promises'
import { listingPath, type KeptPart } from './place.ts'

/** Where kept bytes lie: so many bytes from an offset of a pack. */
export interface Location {
  readonly pack: string
  readonly offset: number
  readonly length: number
}

/** One file of a publication and where its bytes are kept. */
export interface KeptFile extends Location {
  readonly path: string
  /** SHA-256 of the bytes, lower-case hex. */
  readonly sha256: string
  readonly kind: string
  readonly contentType: string
  readonly cacheControl: string
}

type Line = [
  path: string,
  sha256: string,
  kind: string,
  contentType: string,
  cacheControl: string,
  pack: string,
  offset: number,
  length: number,
]

const lineOf = (file: KeptFile): Line => [
  file.path,
  file.sha256,
  file.kind,
  file.contentType,
  file.cacheControl,
  file.pack,
  file.offset,
  file.length,
]

const fileOf = (text: string): KeptFile => {
  const [path, sha256, kind, contentType, cacheControl, pack, offset, length] = JSON.parse(text) as Line
  return { path, sha256, kind, contentType, cacheControl, pack, offset, length }
}

/** Writes a part's listing, whole or not at all: with it the part is kept. */
export const writeListing = async (
  dataDir: string,
  part: KeptPart,
  files: readonly KeptFile[],
): Promise<void> => {
  const path = listingPath(dataDir, part)
  const file = await open(`${path}.draft`, 'w', 0o600)
  try {
    await file.writeFile(files.map((each) => `${JSON.stringify(lineOf(each))}\n`).join(''))
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(`${path}.draft`, path)
}

/** The files of a part; undefined when it was never kept, or is kept no more. */
export const readListing = async (dataDir: string, part: KeptPart): Promise<KeptFile[] | undefined> => {
  try {
    const text = await readFile(listingPath(dataDir, part), 'utf8')
    return text.split('\n').filter(Boolean).map(fileOf)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
