import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BusboyInstance } from '@fastify/busboy'
import { refused } from '../errors.ts'
import { isDiskFull } from '../files/is-disk-full.ts'
import { feedParser, drainBody, multipartParser } from './multipart-parser.ts'
import type { Upload } from './upload.ts'

export interface ReceiveRules {
  /** Maximum size in bytes. */
  readonly fileSize: number
  /** Errors for a larger file and for none, and the message for a full disk. */
  readonly tooLarge: () => Error
  readonly noFile: () => Error
  readonly diskFull: string
}

/**
 * Resolves once the stream is closed, because a file still being opened would reappear after its deletion.
 */
const closed = (stream: WriteStream): Promise<void> =>
  new Promise((resolve) => (stream.closed ? resolve() : stream.once('close', resolve)))

/** Writes the upload's file to `path`. Returns whether it exceeded the size limit. */
const writeFile = (
  upload: Upload,
  parser: BusboyInstance,
  path: string,
  noFile: () => Error,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const givenUp = new AbortController()
    let target: WriteStream | undefined
    let file: Promise<boolean> | undefined
    const fail = (error: unknown) => {
      drainBody(upload, parser)
      givenUp.abort()
      if (target) void closed(target).then(() => reject(error))
      else reject(error)
    }
    parser.on('file', (_field, stream) => {
      const { signal } = givenUp
      target = createWriteStream(path, { mode: 0o600 })
      file = pipeline(stream, target, { signal }).then(() => stream.truncated)
      file.catch(fail)
    })
    parser.on('finish', () => (file === undefined ? fail(noFile()) : file.then(resolve, fail)))
    feedParser(upload, parser, fail)
  })

/** Streams the upload's file to `path`. Returns its text fields. Leaves no file after a failure. */
export const receiveFile = async (
  upload: Upload,
  path: string,
  { fileSize, tooLarge, noFile, diskFull }: ReceiveRules,
): Promise<ReadonlyMap<string, string>> => {
  const parser = multipartParser(upload, { fileSize, files: 1, fields: 10, fieldSize: 2_000 })
  const fields = new Map<string, string>()
  parser.on('field', (name, value) => fields.set(name, value))
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    if (await writeFile(upload, parser, path, noFile)) throw tooLarge()
    return fields
  } catch (error) {
    await rm(path, { force: true })
    throw isDiskFull(error) ? refused(diskFull) : error
  }
}
