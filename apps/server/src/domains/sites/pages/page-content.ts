import { exportHtml, pageSettings, storedJson, type BuilderDocument } from '@web2/builder'
import { limits } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'

/** Stored content of a page: the document, and the HTML for clients without an editor. */
export interface StoredContent {
  readonly document: string
  readonly html: string
}

const megabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10

/** Returns why a document of this size is not stored, or undefined if it may be. */
const sizeRefusal = (bytes: number): string | undefined =>
  bytes <= limits.documentBytes
    ? undefined
    : `This page is ${megabytes(bytes)} MB, above the limit of ${megabytes(limits.documentBytes)} MB. Link images by URL instead of embedding them, or split the page.`

/** Returns a document in stored form. Throws 400 if it is too large for the editor to send back. */
export const documentText = (document: BuilderDocument, field = 'document'): string => {
  const text = storedJson(document)
  const message = sizeRefusal(Buffer.byteLength(text))
  if (message !== undefined) throw badInput({ [field]: message })
  return text
}

/**
 * Returns the content of a page from its document. The HTML keeps placeholders as typed, so that clients can
 * send it back. Throws 400 if it is too large for the editor to send back.
 */
export const storedContent = (document: BuilderDocument, field = 'document'): StoredContent => ({
  document: documentText(document, field),
  html: exportHtml(document, { keepPlaceholders: true }),
})

/** Returns title and description from a page's head, for fields that were left empty. */
export const headTexts = (document: BuilderDocument): { title: string; description: string } => {
  const { title = '', description = '' } = pageSettings(document)
  return { title: title.slice(0, 300), description: description.slice(0, 500) }
}
