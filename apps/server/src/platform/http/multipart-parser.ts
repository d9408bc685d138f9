import { finished } from 'node:stream'
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy'
import { badInput } from '../errors.ts'
import type { Upload } from './upload.ts'

/** What is said of an upload that is not there to its end. */
export const brokenUpload = () =>
  badInput({}, 'The upload broke off before it was complete. Please try again.')

/** A parser for the upload's body, within these limits. Throws {@link brokenUpload} where no boundary is named. */
export const multipartParser = ({ headers }: Upload, limits: BusboyConfig['limits']): BusboyInstance => {
  const type = headers['content-type'] ?? ''
  // the only type that the parser throws for
  if (!/;\s*boundary=/i.test(type)) throw brokenUpload()
  return new Busboy({ headers: { ...headers, 'content-type': type }, limits })
}

/** Gives the body to the parser. `fail` is told if it ends too early, or its sender went away, even before this. */
export const feedParser = (upload: Upload, parser: BusboyInstance, fail: (error: Error) => void): void => {
  parser.on('error', () => fail(brokenUpload()))
  finished(upload, (error) => {
    if (error) fail(brokenUpload())
  })
  upload.pipe(parser)
}

/** Lets the rest of the body pass unheeded: an answer reaches only who has sent everything. */
export const drainBody = (upload: Upload, parser: BusboyInstance): void => {
  upload.unpipe(parser)
  upload.resume()
}
