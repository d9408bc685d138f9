import type { BusboyFileStream } from '@fastify/busboy'
import { limits } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'
import { feedParser, drainBody, multipartParser } from '../../../platform/http/multipart-parser.ts'
import type { Upload } from '../../../platform/http/upload.ts'

export interface ReceivedFile {
  readonly name: string
  /** undefined if the file exceeds the size limit. */
  readonly bytes: Uint8Array | undefined
}

/** Decodes the three characters that browsers escape in file names (HTML, "multipart/form-data encoding"). */
const readName = (name = ''): string =>
  name.replace(/%(22|0A|0D)/g, (_written, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const read = async (stream: BusboyFileStream): Promise<Uint8Array | undefined> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return stream.truncated ? undefined : Buffer.concat(chunks)
}

/**
 * Reads an upload file by file: waits for `take` before reading the next, so that at most one is in memory.
 * `fields` are the text fields before the file.
 */
export const receiveFiles = async (
  upload: Upload,
  take: (file: ReceivedFile, fields: ReadonlyMap<string, string>) => Promise<void>,
): Promise<void> => {
  const fields = new Map<string, string>()
  const parser = multipartParser(upload, {
    fileSize: limits.mediaFileBytes,
    files: limits.mediaFilesAtOnce,
    fields: 20,
    fieldSize: 2_000,
  })
  await new Promise<void>((resolve, reject) => {
    let last = Promise.resolve()
    const fail = (error: unknown) => {
      drainBody(upload, parser)
      reject(error)
    }
    parser.on('field', (name, value) => fields.set(name, value))
    parser.on('file', (_field, stream, name) => {
      // a destroyed parser ends its streams with an additional error
      stream.on('error', fail)
      last = last.then(async () => take({ name: readName(name), bytes: await read(stream) }, fields))
      last.catch(fail)
    })
    parser.on('filesLimit', () =>
      fail(badInput({}, `You can upload up to ${limits.mediaFilesAtOnce} images at once.`)),
    )
    parser.on('finish', () => last.then(resolve, reject))
    feedParser(upload, parser, fail)
  })
}
