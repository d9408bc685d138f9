import type { IncomingMessage } from 'node:http'
import { leadLimits } from '@web2/contract/leads'
import { multipartParser } from '../../../platform/http/multipart-parser.ts'
import { cleanValue, decodeValue } from './decode-value.ts'
import { ownFields, SubmissionFault, type Submission, type SubmittedFile } from './submission.ts'

interface Parts {
  readonly entries: [string | undefined, Buffer][]
  readonly files: SubmittedFile[]
}

const mostFields = leadLimits.values + Object.keys(ownFields).length

const limits = {
  // the parser counts in bytes before they are decoded
  fieldSize: leadLimits.bodyBytes,
  fieldNameSize: 1_000,
  fields: mostFields,
  fileSize: leadLimits.fileBytes,
  // also fields for which no file was chosen
  files: leadLimits.fields,
  // also those without a name or a header, each of which takes time
  parts: mostFields + leadLimits.fields,
  headerPairs: 100,
  headerSize: 8_192,
}

const fileOf = (
  field: string | undefined,
  name: string | undefined,
  bytes: Buffer,
  isCut: boolean,
): SubmittedFile => ({
  field: fieldName(field),
  name: cleanValue(name ?? '').slice(-200),
  bytes,
  isCut,
})

/** Returns the bytes of a value that the parser read as Latin-1, or in the encoding that its part named. */
const bytesOf = (value: string): Buffer => Buffer.from(value, /[^\0-\u00ff]/.test(value) ? 'utf8' : 'latin1')

/** Names in multipart bodies have these three escaped (HTML, "multipart form data"). */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

/** The parser passes on parts without a name, which no browser sends; they are like those of an empty one. */
const fieldName = (name = ''): string =>
  cleanValue(name.replace(/%(?:22|0D|0A)/g, (escaped) => escapes[escaped] ?? escaped))

const decoded = ({ entries, files }: Parts): Submission => {
  const named = entries.find(([name]) => name === ownFields.charset)?.[1].toString('latin1')
  return {
    entries: entries.map(([name, bytes]) => [fieldName(name), cleanValue(decodeValue(bytes, named))]),
    files,
  }
}

const parserFor = (request: IncomingMessage) => {
  try {
    return multipartParser(request, limits, 'latin1')
  } catch {
    // without a boundary, or with a type that only looks like one of a form
    throw new SubmissionFault('unreadable')
  }
}

/**
 * Reads a multipart body. `signal` ends the reading of one that is too large or never ends. Throws a
 * {@link SubmissionFault}.
 */
export const readMultipart = (request: IncomingMessage, signal: AbortSignal): Promise<Submission> => {
  const parser = parserFor(request)
  const parts: Parts = { entries: [], files: [] }
  const contents: Buffer[][] = []
  return new Promise<Submission>((resolve, reject) => {
    const fail = (error: unknown) => {
      request.unpipe(parser)
      // the request refers to them until its rest was drained
      for (const each of [parts.entries, parts.files, ...contents]) each.length = 0
      reject(error instanceof SubmissionFault ? error : new SubmissionFault('unreadable'))
    }
    const tooLarge = () => fail(new SubmissionFault('large'))
    for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(event, tooLarge)
    let textSize = 0
    parser.on('field', (name: string | undefined, value, nameTruncated, valueTruncated) => {
      textSize += value.length
      // texts have the same limit with files, because reading them takes time
      if (nameTruncated || valueTruncated || textSize > leadLimits.bodyBytes) tooLarge()
      // the encoding is known only after all fields
      else parts.entries.push([name, bytesOf(value)])
    })
    parser.on('file', (field: string | undefined, stream, name: string | undefined) => {
      const chunks: Buffer[] = []
      contents.push(chunks)
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', fail)
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        // an empty choice of a file comes as a file without name and content
        if (bytes.length === 0 && !name) return
        if (parts.files.length === leadLimits.files) tooLarge()
        else parts.files.push(fileOf(field, name, bytes, stream.truncated))
      })
    })
    parser.on('finish', () => resolve(decoded(parts)))
    parser.on('error', fail)
    request.on('error', fail)
    request.on('aborted', () => fail(new SubmissionFault('unreadable')))
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    request.pipe(parser)
  })
}
