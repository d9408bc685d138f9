import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { limits } from '@web2/contract'
import { badInput } from '../../errors.ts'
import type { Upload } from '../../transport/multipart.ts'

const broken = () => badInput({}, 'The upload broke off before it was complete. Please try again.')
const tooLarge = () =>
  badInput({
    file: `This file is larger than ${limits.importBytes / 1e6} MB. Leave out what is not part of the pages.`,
  })
const noFile = () => badInput({ file: 'Choose a zip file or a folder first.' })

/** Streams the upload's file to `path`; answers the texts that came with it. Nothing is left when it fails. */
export const receiveZip = async (upload: Upload, path: string): Promise<ReadonlyMap<string, string>> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const fields = new Map<string, string>()
  const type = upload.headers['content-type'] ?? ''
  const parser = new Busboy({
    headers: { ...upload.headers, 'content-type': type },
    limits: { fileSize: limits.importBytes, files: 1, fields: 10, fieldSize: 2_000 },
  })
  let file: Promise<boolean> | undefined
  parser.on('field', (name, value) => fields.set(name, value))
  parser.on('file', (_field, stream) => {
    file = pipeline(stream, createWriteStream(path, { mode: 0o600 })).then(() => stream.truncated)
    // looked at below; an early failure must not go unheard of until then
    file.catch(() => undefined)
  })
  try {
    await pipeline(upload, parser)
    if (file === undefined) throw noFile()
    if (await file) throw tooLarge()
    return fields
  } catch (error) {
    await rm(path, { force: true })
    throw (error as { className?: string }).className === undefined ? broken() : error
  }
}
