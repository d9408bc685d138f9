import { randomUUID } from 'node:crypto'
import {
  createDocument,
  importHtml,
  importHtmlFragment,
  storedJson,
  type BuilderDocument,
} from '@web2/builder'
import { limits } from '@web2/contract'

const megabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10

/** Why a document of so many bytes is not stored; undefined when it may be. */
export const sizeRefusal = (bytes: number): string | undefined =>
  bytes <= limits.documentBytes
    ? undefined
    : `This page has ${megabytes(bytes)} MB, and ${megabytes(limits.documentBytes)} MB is the most. Use pictures by their address instead of pictures inside the page, or spread it over several pages.`

/** A whole page as it is; a piece of html becomes the body of a new page. */
export const documentOfHtml = (html: string): BuilderDocument =>
  /<!doctype\b|<html\b|<body\b|^\s*<(?:head|title|meta)\b/i.test(html)
    ? importHtml(html).document
    : createDocument(importHtmlFragment(html).nodes, randomUUID)

/** The document of html in a thread of its own, or why there is none: one too large is not handed over first. */
export const readLargeHtml = (
  html: string,
):
  | { readonly ok: true; readonly document: BuilderDocument }
  | { readonly ok: false; readonly message: string } => {
  const document = documentOfHtml(html)
  const message = sizeRefusal(Buffer.byteLength(storedJson(document)))
  return message === undefined ? { ok: true, document } : { ok: false, message }
}
