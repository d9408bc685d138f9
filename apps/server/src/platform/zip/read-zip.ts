import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'

export interface ZipMember {
  /** As stored in the file; untrusted. */
  readonly path: string
  /** Throws ZipUnreadable for more than `most` bytes, whatever size the file declares. */
  read(most: number): Promise<Buffer>
}

export interface OpenedZip {
  readonly members: readonly ZipMember[]
  close(): void
}

/** A zip file or one of its members can't be read; the message is for users. */
export class ZipUnreadable extends Error {
  override readonly name = 'ZipUnreadable'
}

const broken = 'This zip file can’t be read. Zip the folder again and upload the new file.'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes a name as UTF-8 if valid; old tools used their system's encoding. */
const nameOf = (entry: Entry): string => {
  const bytes = entry.fileName as unknown as Buffer
  try {
    return utf8.decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/**
 * Returns whether it is a symbolic link: Unix tools store the file mode in the upper half (APPNOTE.TXT
 * 4.4.15), which includes `S_IFLNK`.
 */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

const bounded = async (stream: Readable, most: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) {
      stream.destroy()
      throw new ZipUnreadable(`The file is larger than ${Math.floor(most / 1e6)} MB.`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const member = (zip: ZipFile, entry: Entry): ZipMember => ({
  path: nameOf(entry),
  read: async (most) => {
    if (isLink(entry)) throw new ZipUnreadable('Links to other files aren’t supported.')
    try {
      return await bounded(await zip.openReadStreamPromise(entry), most)
    } catch (error) {
      if (error instanceof ZipUnreadable) throw error
      throw new ZipUnreadable('The file is damaged or compressed in an unsupported way.')
    }
  },
})

/**
 * Opens a zip file for its files, without folders. Throws ZipUnreadable, also for more than `most` members.
 */
export const openZip = async (path: string, most: number): Promise<OpenedZip> => {
  let zip: ZipFile | undefined
  try {
    // the caller validates names, so that one bad name doesn't spoil the rest
    zip = await openPromise(path, { autoClose: false, decodeStrings: false, lazyEntries: true })
    const members: ZipMember[] = []
    if (zip.entryCount > most)
      throw new ZipUnreadable(`The zip file contains more than ${most.toLocaleString('en')} files.`)
    for await (const entry of zip.eachEntry()) {
      const found = member(zip, entry)
      if (!found.path.endsWith('/')) members.push(found)
    }
    const opened = zip
    return { members, close: () => opened.close() }
  } catch (error) {
    zip?.close()
    throw error instanceof ZipUnreadable ? error : new ZipUnreadable(broken)
  }
}
