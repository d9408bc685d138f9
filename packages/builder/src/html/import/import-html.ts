import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { BuilderDocument, HeadElement } from '../../tree/document.ts'
import { toWire } from '../../tree/to-wire.ts'
import { freezeRecord, type NodeRecord } from '../../tree/record.ts'
import { sequentialUuids, type NewUuid } from '../../tree/uuid.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { applyBase } from './apply-base.ts'
import { dropReport, type DropReport } from './drop-report.ts'
import { importAttributes } from './import-attributes.ts'
import { importNodes } from './import-body.ts'
import { importHeadElement, importHeadNodes } from './import-head.ts'
import { isComment, isDoctype, isElement, type ParsedElement, type ParsedNode } from './parsed.ts'
import { parseHtml, parserOptions } from './parse-html.ts'
import { takeCustomCss } from './import-custom-css.ts'
import { takeTheme } from './import-theme.ts'
import type { ImportReport } from './import-report.ts'

export interface ImportedHtml {
  readonly document: BuilderDocument
  readonly report: ImportReport
}

export interface ImportOptions {
  /** A counter by default; UUIDs are unique within the document. */
  readonly newUuid?: NewUuid
}

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`)

/** Returns null for a page in quirks mode whose doctype would not cause it when written again. */
const doctypeOf = ({ childNodes, mode }: DefaultTreeAdapterTypes.Document): string | null => {
  const doctype = childNodes.find(isDoctype)
  if (!doctype) return null
  const { name, publicId, systemId } = doctype
  if (publicId) return `${name} PUBLIC ${quoted(publicId)}${systemId ? ` ${quoted(systemId)}` : ''}`
  if (systemId) return `${name} SYSTEM ${quoted(systemId)}`
  return mode === 'quirks' || !name ? null : name
}

const find = (nodes: readonly ParsedNode[], tag: string): ParsedElement | undefined =>
  nodes.filter(isElement).find(({ tagName }) => tagName === tag)

const bodyOf = (
  body: ParsedElement | undefined,
  trailing: readonly ParsedNode[],
  report: DropReport,
  newUuid: NewUuid,
  onDataScript: (element: ParsedElement) => void,
): { root: string; nodes: Map<string, NodeRecord> } => {
  const root = newUuid()
  const nodes = new Map<string, NodeRecord>()
  const content = [...(body?.childNodes ?? []), ...trailing]
  const children = importNodes(content, root, nodes, { report, newUuid, onDataScript })
  const attributes = body ? importAttributes(body, report, true) : {}
  const addition = { tag: 'body', ...(Object.keys(attributes).length > 0 && { attributes }) }
  nodes.set(
    root,
    freezeRecord({ uuid: root, componentName: 'Canvas', props: {}, parent: null, children, addition }),
  )
  return { root, nodes }
}

const hasStyleElement = (nodes: ReadonlyMap<string, NodeRecord>): boolean => {
  for (const { addition } of nodes.values())
    if (addition.tag === 'style' || addition.tag === 'link') return true
  return false
}

const hasStyleSheet = (head: readonly HeadElement[]): boolean =>
  head.some(
    ({ tag, attributes }) => tag === 'style' || (tag === 'link' && /stylesheet/i.test(attributes.rel ?? '')),
  )

/** Converts a parsed page to a document. */
const documentOf = (parsed: DefaultTreeAdapterTypes.Document, newUuid: NewUuid): ImportedHtml => {
  const report = dropReport()
  const outer = find(parsed.childNodes, 'html')
  const inner = outer?.childNodes ?? []
  const headElement = find(inner, 'head')
  const frameset = find(inner, 'frameset')
  applyBase(parsed, headElement)
  if (frameset) report.drop('frameset', frameset, '<frameset>')

  const split = parsed.childNodes.findIndex((node) => node === outer)
  const dataScripts: HeadElement[] = []
  const { root, nodes } = bodyOf(
    find(inner, 'body'),
    parsed.childNodes.slice(split + 1).filter(isComment),
    report,
    newUuid,
    (element) => {
      const kept = importHeadElement(element, report)
      if (kept) dataScripts.push(kept)
    },
  )
  const head = [
    ...importHeadNodes(parsed.childNodes.slice(0, Math.max(0, split)).filter(isComment), report),
    ...importHeadNodes(
      inner.slice(0, headElement ? inner.indexOf(headElement) : 0).filter(isComment),
      report,
    ),
    ...importHeadNodes(headElement?.childNodes ?? [], report),
    ...dataScripts,
  ]
  const { theme, rest: withoutTheme } = takeTheme(head)
  const { css, rest } = takeCustomCss(withoutTheme, 'page')
  const page = {
    doctype: doctypeOf(parsed),
    htmlAttributes: outer ? importAttributes(outer, report, false) : {},
    head: rest,
    importedStyles: hasStyleElement(nodes) || hasStyleSheet(rest),
    ...(theme && { theme }),
    ...(css !== undefined && { css }),
  }
  return { document: { root, nodes, page }, report: report.done(nodes.size) }
}

/**
 * Parses a page like a browser. Keeps everything (unknown tags, attributes, styles, comments, whitespace)
 * except what could run, which is dropped and reported.
 */
export const importHtml = (html: string, { newUuid = sequentialUuids() }: ImportOptions = {}): ImportedHtml =>
  documentOf(parseHtml(html)!, newUuid)

export interface LargeImportOptions extends ImportOptions {
  /** Maximum elements, texts and comments of the page. */
  readonly mostNodes: number
  /** Receives the parsed share of the text, from 0 to 1. */
  readonly progress?: (part: number) => void
}

/** Parses a page of unknown size step by step; returns null if it has more than `mostNodes` nodes. */
export const importLargeHtml = (
  html: string,
  { newUuid = sequentialUuids(), mostNodes, progress }: LargeImportOptions,
): ImportedHtml | null => {
  const parsed = parseHtml(html, { most: mostNodes, progress })
  const read = parsed && documentOf(parsed, newUuid)
  return read && read.document.nodes.size <= mostNodes ? read : null
}

/** Parses HTML into nodes to insert, for example from the clipboard. */
export const importHtmlFragment = (
  html: string,
): { readonly nodes: WireNode[]; readonly report: ImportReport } => {
  const report = dropReport()
  const parsed = parseFragment(html, parserOptions)
  const { root, nodes } = bodyOf(undefined, parsed.childNodes, report, sequentialUuids(), (script) =>
    report.drop('script', script, '<script>'),
  )
  const children = nodes.get(root)!.children
  return { nodes: children.map((uuid) => toWire({ nodes }, uuid)), report: report.done(nodes.size - 1) }
}
