import { randomUUID } from 'node:crypto'
import {
  createDocument,
  importHtml,
  importHtmlFragment,
  importJson,
  importJsonValue,
  withoutScripts,
  type BuilderDocument,
} from '@web2/builder'
import { badInput } from '../../../platform/errors.ts'
import { deepestPage, pageDepth } from './page-depth.ts'
import { readPage, readSitePage, type ReadPage } from './page-texts.ts'

/** Key of the page parsed ahead. Clients can't send it, because it is no string. */
export const aheadOf = Symbol('ahead')

/** Content as a client sends it; `document` (wire form, or its JSON text) takes precedence over `html`. */
export interface SentContent {
  readonly document?: unknown
  readonly html?: string
  readonly [aheadOf]?: ReadPage
}

/** Imports a whole page as it is; an HTML fragment becomes the body of a new page. */
const documentOfHtml = (html: string): BuilderDocument =>
  /<!doctype\b|<html\b|<body\b|^\s*<(?:head|title|meta)\b/i.test(html)
    ? importHtml(html).document
    : createDocument(importHtmlFragment(html).nodes, randomUUID)

const documentOf = (sent: SentContent, field: string): BuilderDocument | undefined => {
  if (sent.document !== undefined && sent.document !== null) {
    const read =
      typeof sent.document === 'string' ? importJson(sent.document) : importJsonValue(sent.document)
    if (!read.ok) throw badInput({ [field]: `${read.message} ${read.detail}` })
    return withoutScripts(read.document)
  }
  return sent.html === undefined ? undefined : documentOfHtml(sent.html)
}

export interface ReadOptions {
  /** The theme stays in the document, because it is not a page of a site. */
  readonly keepsTheme?: boolean
}

/**
 * Parses the content that a client sent, or returns undefined without any. Removes scripts, handlers and
 * other executable content, and takes the theme out. Throws 400 for a document that is invalid or nested too
 * deeply.
 */
export const readContent = (
  sent: SentContent,
  field: string,
  { keepsTheme = false }: ReadOptions = {},
): ReadPage | undefined => {
  if (sent[aheadOf]) return sent[aheadOf]
  const document = documentOf(sent, field)
  if (!document) return undefined
  const depth = pageDepth(document)
  if (depth <= deepestPage) return (keepsTheme ? readPage : readSitePage)(document, field)
  throw badInput({
    [field]: `This page nests elements ${depth} levels deep, above the limit of ${deepestPage}. Remove some of the containers around them.`,
  })
}
