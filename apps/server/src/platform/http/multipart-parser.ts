import { finished } from 'node:stream'
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy'
import { badInput } from '../errors.ts'
import type { Upload } from './upload.ts'

/** Returns the error for an incomplete upload. */
export const brokenUpload = () => badInput({}, 'The upload was interrupted. Try again.')

/**
 * Creates a parser for the upload's body within these limits; `defCharset` is the encoding of fields that name none.
 * Throws {@link brokenUpload} without a boundary.
 */
export const multipartParser = (
  { headers }: Upload,
  limits: BusboyConfig['limits'],
  defCharset = 'utf8',
): BusboyInstance => {
  const type = headers['content-type'] ?? ''
  // the only content type for which the parser throws
  if (!/;\s*boundary=/i.test(type)) throw brokenUpload()
  return new Busboy({ headers: { ...headers, 'content-type': type }, limits, defCharset })
}

/**
 * Feeds the body to the parser. Calls `fail` if it ends too early, or if the client disconnected, even
 * earlier.
 */
export const feedParser = (upload: Upload, parser: BusboyInstance, fail: (error: Error) => void): void => {
  parser.on('error', () => fail(brokenUpload()))
  finished(upload, (error) => {
    if (error) fail(brokenUpload())
  })
  upload.pipe(parser)
}

/** Drains the rest of the body, because clients read the response only after sending everything. */
export const drainBody = (upload: Upload, parser: BusboyInstance): void => {
  upload.unpipe(parser)
  upload.resume()
}
