import { randomUUID } from 'node:crypto'
import {
  exportHtml,
  storedJson,
  importJson,
  importJsonValue,
  pageSettings,
  withoutScripts,
  type BuilderDocument,
} from '@web2/builder'
import { findTemplate, templateDocument } from '@web2/site'
import { badInput } from '../../errors.ts'
import { deepestPage, pageDepth } from './page-depth.ts'
import { aheadOf, type HtmlSent } from './read-ahead.ts'
import { documentOfHtml, sizeRefusal } from './read-html.ts'

/** What a page stores: the document, and the html that clients without an editor read. */
export interface StoredContent {
  readonly document: string
  readonly html: string
}

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

/** Content as a client sends it; `document` (wire form, or its JSON text) wins over `html`. */
export type SentContent = HtmlSent

/**
 * Reads what a client sent; undefined when it sent nothing. Scripts, handlers and whatever else could run are left
 * out, of html by the builder's import. Throws 400 for a document that cannot be read or is nested too deep.
 */
export const readContent = (sent: SentContent, field: string): BuilderDocument | undefined => {
  const document = documentOf(sent, field)
  const depth = document ? pageDepth(document) : 0
  if (depth <= deepestPage) return document
  throw badInput({
    [field]: `This page nests its elements ${depth} levels deep, and ${deepestPage} is the most. Take some of the boxes around them away.`,
  })
}

const documentOf = (sent: SentContent, field: string): BuilderDocument | undefined => {
  if (sent.document !== undefined && sent.document !== null) {
    const read =
      typeof sent.document === 'string' ? importJson(sent.document) : importJsonValue(sent.document)
    if (!read.ok) throw badInput({ [field]: `${read.message} ${read.detail}` })
    return withoutScripts(read.document)
  }
  if (sent[aheadOf]) return sent[aheadOf]
  return sent.html === undefined ? undefined : documentOfHtml(sent.html)
}

/** Title and description that a page's own head gives, for fields that nobody filled in. */
export const headTexts = (document: BuilderDocument): { title: string; description: string } => {
  const { title = '', description = '' } = pageSettings(document)
  return { title: title.slice(0, 300), description: description.slice(0, 500) }
}

export interface TemplatePageContent {
  readonly name: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly document: BuilderDocument
}

/** Fresh pages of a template; undefined for an unknown one. */
export const templatePages = (templateId: string): TemplatePageContent[] | undefined => {
  const template = findTemplate(templateId)
  return template?.pages.map((page) => ({
    name: page.name,
    slug: page.slug,
    title: page.title,
    description: page.description,
    document: templateDocument(template, page, randomUUID),
  }))
}
