import { exportHtml, pageSettings, storedJson, type BuilderDocument } from '@web2/builder'
import { limits } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'

/** What a page stores: the document, and the html that clients without an editor read. */
export interface StoredContent {
  readonly document: string
  readonly html: string
}

const megabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10

/** Why a document of so many bytes is not stored; undefined when it may be. */
const sizeRefusal = (bytes: number): string | undefined =>
  bytes <= limits.documentBytes
    ? undefined
    : `This page has ${megabytes(bytes)} MB, and ${megabytes(limits.documentBytes)} MB is the most. Use pictures by their address instead of pictures inside the page, or spread it over several pages.`

/** A document as it is stored. Throws 400 for a page that could be stored but never be sent back by the editor. */
export const documentText = (document: BuilderDocument, field = 'document'): string => {
  const text = storedJson(document)
  const message = sizeRefusal(Buffer.byteLength(text))
  if (message !== undefined) throw badInput({ [field]: message })
  return text
}

/**
 * The content of a page from its document. In the html placeholders stay as typed, so that it can come back. Throws
 * 400 for a page that could be stored but never be sent back by the editor.
 */
export const storedContent = (document: BuilderDocument, field = 'document'): StoredContent => ({
  document: documentText(document, field),
  html: exportHtml(document, { keepPlaceholders: true }),
})

/** Title and description that a page's own head gives, for fields that nobody filled in. */
export const headTexts = (document: BuilderDocument): { title: string; description: string } => {
  const { title = '', description = '' } = pageSettings(document)
  return { title: title.slice(0, 300), description: description.slice(0, 500) }
}
