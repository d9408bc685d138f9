import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { packIndexFile, type PublicationPart, type PublicationLocation } from './store-paths.ts'
import { type PublicationStorage } from './storage.ts'
import { openPublicationStorage } from './open-storage.ts'

/** Location of stored bytes: length and offset in a pack. */
export interface Location {
  readonly pack: string
  readonly offset: number
  readonly length: number
}

/** One file of a publication with the location of its bytes. */
export interface StoredFile extends Location {
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

const lineOf = (file: StoredFile): Line => [
  file.path,
  file.sha256,
  file.kind,
  file.contentType,
  file.cacheControl,
  file.pack,
  file.offset,
  file.length,
]

/** Returns one string for equal texts, so that values repeated in every line are in memory once. */
const sameText = (): ((text: string) => string) => {
  const known = new Map<string, string>()
  return (text) => {
    const one = known.get(text) ?? text
    known.set(one, one)
    return one
  }
}

/** Lines per write. */
const batchSize = 1_000

export interface PackIndexWriter {
  add(file: StoredFile): Promise<void>
  /** Flushes added lines so that they survive a power cut. */
  settle(): Promise<void>
  /** Publishes the pack index; to be called once the packs that it names are flushed too. */
  finish(): Promise<void>
  /** Removes everything after a failure. */
  abandon(): Promise<void>
}

/** Opens a writer for a part's pack index, which appears only when complete. */
export const openPackIndexWriter = async (
  storage: PublicationStorage,
  part: PublicationPart,
): Promise<PackIndexWriter> => {
  const draft = await storage.tempPathFor(packIndexFile(part))
  const file = await open(draft, 'w', 0o600)
  let isOpen = true
  let lines: string[] = []
  const flush = async () => {
    await file.appendFile(lines.join(''))
    lines = []
  }
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await file.close()
  }
  return {
    add: async (kept) => {
      lines.push(`${JSON.stringify(lineOf(kept))}\n`)
      if (lines.length >= batchSize) await flush()
    },
    settle: async () => {
      await flush()
      await file.datasync()
    },
    finish: async () => {
      await close()
      await (await storage.put(packIndexFile(part), draft)).release()
    },
    abandon: async () => {
      await close()
      await rm(draft, { force: true })
    },
  }
}

async function* filesIn(storage: PublicationStorage, name: string): AsyncGenerator<StoredFile> {
  const { path: local, release } = await storage.open(name)
  const input = createReadStream(local, 'utf8')
  const same = sameText()
  try {
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      const [path, sha256, kind, contentType, cacheControl, pack, offset, length] = JSON.parse(text) as Line
      yield {
        path,
        sha256,
        kind: same(kind),
        contentType: same(contentType),
        cacheControl: same(cacheControl),
        pack: same(pack),
        offset,
        length,
      }
    }
  } finally {
    input.destroy()
    await release()
  }
}

/** Yields the files of a part. Returns undefined if it was never stored or has been deleted. */
export const readPackIndex = async (
  place: PublicationLocation,
  part: PublicationPart,
): Promise<AsyncIterable<StoredFile> | undefined> => {
  const storage = openPublicationStorage(place, part.siteId)
  const name = packIndexFile(part)
  return (await storage.has(name)) ? filesIn(storage, name) : undefined
}
