import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BusboyInstance } from '@fastify/busboy'
import { limits } from '@web2/contract'
import { badInput, refused } from '../../errors.ts'
import { isDiskFull } from '../../is-disk-full.ts'
import { feedParser, ignoreRest, multipartParser } from '../../transport/multipart-parser.ts'
import type { Upload } from '../../transport/multipart.ts'

const tooLarge = () =>
  badInput({
    file: `This file is larger than ${limits.importBytes / 1e6} MB. Leave out what is not part of the pages.`,
  })
const noFile = () => badInput({ file: 'Choose a zip file or a folder first.' })
const diskFull = () =>
  refused('The disk of this installation is full. Make room on it, then import the site again.')

/** Writes the upload's file to `path`; answers whether it was longer than a file may be. */
const writeFile = (upload: Upload, parser: BusboyInstance, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const givenUp = new AbortController()
    let file: Promise<boolean> | undefined
    const fail = (error: unknown) => {
      reject(error)
      ignoreRest(upload, parser)
      givenUp.abort()
    }
    parser.on('file', (_field, stream) => {
      const { signal } = givenUp
      file = pipeline(stream, createWriteStream(path, { mode: 0o600 }), { signal }).then(
        () => stream.truncated,
      )
      file.catch(fail)
    })
    parser.on('finish', () => (file === undefined ? fail(noFile()) : file.then(resolve, fail)))
    feedParser(upload, parser, fail)
  })

/** Streams the upload's file to `path`; answers the texts that came with it. Nothing is left when it fails. */
export const receiveZip = async (upload: Upload, path: string): Promise<ReadonlyMap<string, string>> => {
  const parser = multipartParser(upload, {
    fileSize: limits.importBytes,
    files: 1,
    fields: 10,
    fieldSize: 2_000,
  })
  const fields = new Map<string, string>()
  parser.on('field', (name, value) => fields.set(name, value))
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    if (await writeFile(upload, parser, path)) throw tooLarge()
    return fields
  } catch (error) {
    await rm(path, { force: true })
    throw isDiskFull(error) ? diskFull() : error
  }
}
