import type { IncomingMessage } from 'node:http'
import { leadLimits } from '@web2/contract/leads'
import { charsetOf } from '../../../platform/text/decode-text.ts'
import { SubmissionFault, type Submission } from './submission.ts'
import { readMultipart } from './read-multipart.ts'
import { readPlainText, readUrlencoded } from './read-urlencoded.ts'

/** Bytes of bodies and submissions that a process holds at once; further ones are asked to come later. */
const mostHeld = 64_000_000

/** Bytes of them that only smaller bodies get, so that large ones which arrive slowly keep no lead away. */
const smallBody = 64_000
const heldForSmall = 16_000_000

let held = 0

/** Drains the rest of a body within bounds, because browsers read the answer only after sending everything. */
export const discardRest = (request: IncomingMessage): void => {
  if (request.readableEnded || request.destroyed) return
  // a small body needs no bounds of its own
  if (Number(request.headers['content-length']) <= smallBody) {
    request.resume()
    return
  }
  let size = 0
  const timer = setTimeout(() => request.destroy(), leadLimits.arriveWithin * 1_000)
  timer.unref()
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > leadLimits.bodyWithFilesBytes * 2) request.destroy()
  })
  request.on('close', () => clearTimeout(timer))
  request.on('error', () => clearTimeout(timer))
  request.resume()
}

const wholeBody = (request: IncomingMessage, signal: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const keep = (chunk: Buffer) => chunks.push(chunk)
    request.on('data', keep)
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', () => reject(new SubmissionFault('unreadable')))
    request.on('aborted', () => reject(new SubmissionFault('unreadable')))
    const drop = () => {
      // the rest is drained, and counts no longer as held
      request.off('data', keep)
      chunks.length = 0
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', drop, { once: true })
  })

const multipart = 'multipart/form-data'

const typeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? ''

const parsed = async (request: IncomingMessage, signal: AbortSignal): Promise<Submission> => {
  const charset = charsetOf(request.headers['content-type'] ?? '')
  switch (typeOf(request)) {
    case multipart:
      return readMultipart(request, signal)
    case 'application/x-www-form-urlencoded':
      return readUrlencoded(await wholeBody(request, signal), charset)
    case 'text/plain':
      return readPlainText(await wholeBody(request, signal), charset)
    default:
      throw new SubmissionFault('unreadable')
  }
}

/**
 * Reads a submission within the limits of size and time. Throws a {@link SubmissionFault}; then the rest of the body is
 * drained.
 */
export const readSubmission = async (
  request: IncomingMessage,
  {
    withFiles,
    within = leadLimits.arriveWithin * 1_000,
  }: { readonly withFiles: boolean; readonly within?: number },
): Promise<Submission> => {
  // no other type has files
  const mayBeLarge = withFiles && typeOf(request) === multipart
  const most = mayBeLarge ? leadLimits.bodyWithFilesBytes : leadLimits.bodyBytes
  const declared = Number(request.headers['content-length'] ?? 0)
  const end = new AbortController()
  let size = 0
  const count = (chunk: Buffer) => {
    size += chunk.length
    held += chunk.length
    if (size > most) end.abort(new SubmissionFault('large'))
    else if (held > (size > smallBody ? mostHeld - heldForSmall : mostHeld))
      end.abort(new SubmissionFault('busy'))
  }
  const timer = setTimeout(() => end.abort(new SubmissionFault('late')), within)
  try {
    if (declared > most) throw new SubmissionFault('large')
    // browsers compress no form, and a small body could be huge when it is decompressed
    if (!/^(?:identity)?$/i.test(request.headers['content-encoding'] ?? ''))
      throw new SubmissionFault('unreadable')
    request.on('data', count)
    return await parsed(request, end.signal)
  } catch (error) {
    discardRest(request)
    throw error
  } finally {
    clearTimeout(timer)
    request.off('data', count)
    held -= size
  }
}

const sizeOf = ({ entries, files }: Submission): number =>
  entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0) +
  files.reduce((sum, { bytes }) => sum + bytes.length, 0)

/**
 * Counts a submission as held until the work with it is over. Otherwise all that arrive while a database or disk is slow
 * would be in memory at once.
 */
export const holdSubmission = async <Result>(
  submission: Submission,
  work: Promise<Result>,
): Promise<Result> => {
  const size = sizeOf(submission)
  held += size
  try {
    return await work
  } finally {
    held -= size
  }
}
