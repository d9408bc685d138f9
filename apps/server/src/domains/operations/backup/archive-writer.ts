import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import tar from 'tar-stream'

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>
  /** Reads exactly `size` bytes of the stream. Rejects if it holds fewer. */
  addStream(name: string, size: number, content: Readable): Promise<void>
  /** Returns the SHA-256 over names, sizes and bytes of all entries so far, in hex. */
  digest(): string
  /** Flushes the rest to the disk and renames the file to its final name. */
  finish(): Promise<void>
  /** Deletes the unfinished file. */
  abandon(): Promise<void>
}

/** Creates an archive in a temporary file next to `path`, readable only by its owner. `finish` renames it. */
export const createArchive = (path: string): ArchiveWriter => {
  const draft = `${path}.part`
  const pack = tar.pack()
  const hash = createHash('sha256')
  const written = pipeline(
    pack,
    createGzip({ level: 5 }),
    createWriteStream(draft, { flags: 'w', mode: 0o600 }),
  )
  let failure: unknown
  // rethrown by the next add, and by finish
  written.catch((error: unknown) => (failure = error))

  /** Resolves once the entry is in the archive. Rejects if the archive can't be written. */
  const entry = (name: string, size: number, fill: (stream: NodeJS.WritableStream) => Promise<void>) =>
    new Promise<void>((fulfil, reject) => {
      // the packer is destroyed by now and would report only that
      if (failure !== undefined) throw failure
      hash.update(`${name}\0${size}\0`)
      written.catch(reject)
      const stream = pack.entry({ name, size, mode: 0o600, mtime: new Date(0) }, (error) =>
        error ? reject(error) : fulfil(),
      )
      fill(stream).catch(reject)
    })

  return {
    add: (name, bytes) =>
      entry(name, bytes.length, async (stream) => {
        hash.update(bytes)
        stream.end(bytes)
      }),
    addStream: (name, size, content) => entry(name, size, (stream) => fillWith(stream, size, content, hash)),
    digest: () => hash.copy().digest('hex'),
    finish: async () => {
      pack.finalize()
      await written
      await toDisk(draft)
      await rename(draft, path)
      await toDisk(dirname(path))
    },
    abandon: async () => {
      pack.destroy()
      // its write error is the reason for abandoning it
      await written.catch(() => undefined)
      await rm(draft, { force: true })
    },
  }
}

const fillWith = async (
  stream: NodeJS.WritableStream,
  size: number,
  content: Readable,
  hash: ReturnType<typeof createHash>,
): Promise<void> => {
  let left = size
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const bytes = chunk.subarray(0, left)
    left -= bytes.length
    hash.update(bytes)
    if (!stream.write(bytes)) await new Promise((fulfil) => stream.once('drain', fulfil))
    if (left === 0) break
  }
  if (left > 0) throw new Error('A file was truncated while it was read.')
  stream.end()
}

const toDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // some systems can't flush a directory
    if (!['EINVAL', 'EPERM', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    await handle.close()
  }
}
