import type { BusboyFileStream } from '@fastify/busboy'
import { limits } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'
import { feedParser, drainBody, multipartParser } from '../../../platform/http/multipart-parser.ts'
import type { Upload } from '../../../platform/http/upload.ts'
import { receiveContent, type ContentLimits, type ReceivedContent } from './receive-content.ts'

export interface ReceivedFile extends ReceivedContent {
  readonly name: string
}

export interface UploadLimits extends ContentLimits {
  readonly files: number
  /** Plural for people: 'images'. */
  readonly what: string
}

export const imageLimits: UploadLimits = {
  fileSize: limits.mediaFileBytes,
  files: limits.mediaFilesAtOnce,
  what: 'images',
}

/** Decodes the three characters that browsers escape in file names (HTML, "multipart/form-data encoding"). */
const readName = (name = ''): string =>
  name.replace(/%(22|0A|0D)/g, (_written, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Reads an upload file by file: waits for `take` before reading the next, so that at most one is in memory.
 * Videos are streamed to files, if `videos` names their folder. `fields` are the text fields before the file.
 */
export const receiveFiles = async (
  upload: Upload,
  take: (file: ReceivedFile, fields: ReadonlyMap<string, string>) => Promise<void>,
  { fileSize, videos, files, what }: UploadLimits = imageLimits,
): Promise<void> => {
  const fields = new Map<string, string>()
  const parser = multipartParser(upload, {
    fileSize: videos ? Math.max(fileSize, limits.videoFileBytes) : fileSize,
    files,
    fields: 20,
    fieldSize: 2_000,
  })
  await new Promise<void>((resolve, reject) => {
    let last = Promise.resolve()
    const open = new Set<BusboyFileStream>()
    const fail = (error: unknown) => {
      drainBody(upload, parser)
      // a file that is being written would wait for more forever
      for (const stream of open) stream.destroy()
      open.clear()
      reject(error)
    }
    parser.on('field', (name, value) => fields.set(name, value))
    parser.on('file', (_field, stream, name) => {
      // a destroyed parser ends its streams with an additional error
      stream.on('error', fail)
      open.add(stream)
      last = last.then(async () => {
        const content = await receiveContent(stream, { fileSize, ...(videos && { videos }) })
        open.delete(stream)
        await take({ name: readName(name), ...content }, fields)
      })
      last.catch(fail)
    })
    parser.on('filesLimit', () => fail(badInput({}, `You can upload up to ${files} ${what} at once.`)))
    parser.on('finish', () => last.then(resolve, reject))
    feedParser(upload, parser, fail)
  })
}
