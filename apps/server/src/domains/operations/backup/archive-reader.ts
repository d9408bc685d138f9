import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import tar, { type Entry } from 'tar-stream'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import {
  endEntry,
  entryKind,
  manifestEntry,
  type EndMark,
  type EntryKind,
  type Manifest,
} from './manifest.ts'

/** Metadata of a complete backup. */
export interface Archive {
  readonly path: string
  readonly manifest: Manifest
  readonly end: EndMark
}

const damaged = (path: string, cause?: unknown) =>
  new StartFailure(
    `${path} is damaged. Use another backup, or copy this one again from its source. Nothing was changed.`,
    { cause },
  )

const notOurs = (path: string, cause?: unknown) =>
  new StartFailure(`${path} is not a backup of Web 2 Manager. Nothing was changed.`, { cause })

/** Reads a backup from its first to its last byte. Throws if it is incomplete. */
export const checkArchive = async (path: string): Promise<Archive> => {
  const hash = createHash('sha256')
  let manifest: Manifest | undefined
  let end: EndMark | undefined
  try {
    for await (const { name, size, content } of entriesOf(path)) {
      if (name === endEntry) {
        end = JSON.parse((await whole(content)).toString()) as EndMark
        continue
      }
      hash.update(`${name}\0${size}\0`)
      if (manifest === undefined) {
        if (name !== manifestEntry) throw notOurs(path)
        const bytes = await whole(content)
        hash.update(bytes)
        manifest = JSON.parse(bytes.toString()) as Manifest
        if (manifest.format !== 1) throw newerFormat(path, manifest)
      } else {
        if (!entryKind(name)) throw damaged(path)
        for await (const chunk of content) hash.update(chunk)
      }
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw manifest ? damaged(path, error) : notOurs(path, error)
  }
  if (!manifest) throw notOurs(path)
  if (!end || end.sha256 !== hash.digest('hex')) throw damaged(path)
  return { path, manifest, end }
}

const newerFormat = (path: string, { release }: Manifest) =>
  new StartFailure(
    `${path} was created by release ${release}, whose format this release doesn’t support. Restore it with that ` +
      'release or a newer one. Nothing was changed.',
  )

/** Yields the entries between manifest and end in order; each must be read before the next. */
export async function* contentOf(
  path: string,
): AsyncGenerator<EntryKind & { readonly content: AsyncIterable<Buffer> }> {
  for await (const { name, content } of entriesOf(path)) {
    const known = entryKind(name)
    if (known) yield { ...known, content }
    else await whole(content)
  }
}

interface RawEntry {
  readonly name: string
  readonly size: number
  readonly content: AsyncIterable<Buffer>
}

async function* entriesOf(path: string): AsyncGenerator<RawEntry> {
  await mustBeFile(path)
  const extract = tar.extract()
  const feeding = pipeline(createReadStream(path), createGunzip(), extract)
  // the loop below gets the same error
  feeding.catch(() => undefined)
  for await (const entry of extract as AsyncIterable<Entry>) {
    const { name, size = 0, type } = entry.header
    if (type !== 'file' && type !== undefined && type !== null) throw new Error(`a ${type} among the entries`)
    yield { name, size, content: entry }
  }
  await feeding
}

const mustBeFile = async (path: string): Promise<void> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(
      error.code === 'ENOENT' ? `${path} doesn’t exist.` : `${path} can’t be read: ${error.message}.`,
    )
  })
  if (!found.isFile()) throw new StartFailure(`${path} is not a file.`)
}

const whole = async (content: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}
