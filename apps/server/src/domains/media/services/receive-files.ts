import type { BusboyFileStream } from '@fastify/busboy'
import { limits } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'
import { feedParser, drainBody, multipartParser } from '../../../platform/http/multipart-parser.ts'
import type { Upload } from '../../../platform/http/upload.ts'

export interface ReceivedFile {
  readonly name: string
  /** undefined: longer than a file may be. */
  readonly bytes: Uint8Array | undefined
}

/** Browsers write three signs of a file's name as an address would (HTML, "multipart/form-data encoding"). */
const readName = (name = ''): string =>
  name.replace(/%(22|0A|0D)/g, (_written, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const read = async (stream: BusboyFileStream): Promise<Uint8Array | undefined> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return stream.truncated ? undefined : Buffer.concat(chunks)
}

/**
 * Reads an upload file by file: the next one is not taken in before `take` is done with the one before, so no more
 * than one lies in memory. `fields` are the texts that came before the file.
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
      // a parser that is torn down ends its streams with an error of their own
      stream.on('error', fail)
      last = last.then(async () => take({ name: readName(name), bytes: await read(stream) }, fields))
      last.catch(fail)
    })
    parser.on('filesLimit', () =>
      fail(badInput({}, `At most ${limits.mediaFilesAtOnce} pictures can be uploaded at once.`)),
    )
    parser.on('finish', () => last.then(resolve, reject))
    feedParser(upload, parser, fail)
  })
}
