import { blockCss, blockType } from '../blocks/registry.ts'
import type { ElementView, View } from '../blocks/view.ts'
import { isHidden, viewOf } from '../blocks/view-of.ts'
import { hasPlaceholder } from '../bindings/placeholders.ts'
import { rewriteCssUrls } from '../styles/css-urls.ts'
import { classSheet, type ClassSheet } from '../styles/class-sheet.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { nodeOf } from '../tree/walk.ts'
import { isDataScript } from '../safety/safe-tag.ts'
import { escapeComment, escapeJson, escapeStyle, escapeText } from './escape.ts'
import { fillText } from './fill-page.ts'
import type { ExportPage } from './page.ts'
import { collectParts, renderParts, type Part, type Parts } from './parts.ts'
import { rawTextTags, swallowsLineFeed, voidTags } from './tags.ts'
import { writeAttributes } from './write-attributes.ts'

interface Writing {
  readonly parts: Parts
  readonly sheet: ClassSheet
  readonly rewriteUrl: ExportPage['rewriteUrl']
  readonly fills: boolean
}

const writeText = (text: string, { parts, fills }: Writing): void => {
  if (fills && text.includes('{') && hasPlaceholder(text)) {
    parts.insert((page) => escapeText(fillText(text, page)))
  } else parts.write(escapeText(text))
}

const rawText = (view: ElementView): string =>
  view.content === 'children'
    ? ''
    : view.content.map((each) => (each.kind === 'text' ? each.text : '')).join('')

const isRaw = (view: ElementView): boolean => !view.namespace && rawTextTags.has(view.tag)

const writeRaw = (view: ElementView, { parts, rewriteUrl }: Writing): void => {
  const text = rawText(view)
  if (view.tag === 'style') {
    parts.write(escapeStyle(rewriteCssUrls(text, rewriteUrl)))
  } else if (isDataScript(view.tag, view.attributes)) parts.write(escapeJson(text))
}

const opening = (view: ElementView, styleClass: string, writing: Writing): void => {
  writing.parts.write(`<${view.tag}`)
  writeAttributes(view.tag, view.attributes, styleClass, writing)
  writing.parts.write('>')
}

const startsWithLineFeed = (view: View | undefined): boolean =>
  view?.kind === 'text' && view.text.startsWith('\n')

const writePiece = (view: View, writing: Writing, styleClass = ''): void => {
  if (view.kind === 'text') return writeText(view.text, writing)
  if (view.kind === 'comment') return writing.parts.write(`<!--${escapeComment(view.text)}-->`)
  if (view.kind === 'nothing' || view.content === 'children') return
  opening(view, styleClass, writing)
  if (!view.namespace && voidTags.has(view.tag)) return
  if (swallowsLineFeed.has(view.tag) && startsWithLineFeed(view.content[0])) writing.parts.write('\n')
  if (isRaw(view)) writeRaw(view, writing)
  else for (const each of view.content) writePiece(each, writing)
  writing.parts.write(`</${view.tag}>`)
}

/** A block that reads the data itself is viewed anew for each page. */
const writeBound = (record: NodeRecord, styleClass: string, { parts, sheet, rewriteUrl }: Writing): void =>
  parts.insert((page) => {
    const own = collectParts()
    const view = viewOf(record, { mode: 'export', data: page.data ?? {}, firstPicture: false })
    writePiece(view, { parts: own, sheet, rewriteUrl, fills: false }, styleClass)
    return renderParts(own.done(), page)
  })

export interface WrittenNodes {
  readonly parts: readonly Part[]
  /** Rules for the classes and blocks that the nodes use. */
  readonly css: string
}

interface Frame {
  readonly children: readonly string[]
  readonly closing: string
  next: number
}

/** Writes nodes and all below them. Iterative: documents may be nested 10,000 levels deep. */
export const writeNodes = (
  document: BuilderDocument,
  ids: readonly string[],
  page: Pick<ExportPage, 'rewriteUrl'>,
): WrittenNodes => {
  const { rewriteUrl } = page
  const parts = collectParts()
  const sheet = classSheet({
    winning: document.page.importedStyles,
    ...(rewriteUrl && { rewriteUrl: (url: string) => rewriteUrl(url, 'image') }),
  })
  const writing: Writing = { parts, sheet, rewriteUrl, fills: true }
  const context = { mode: 'export', data: {}, firstPicture: true } as const
  const afterFirst = { ...context, firstPicture: false } as const
  let pictureSeen = false
  const stylish = new Set<string>()
  const pageCss = new Set<string>()

  const write = (record: NodeRecord): Frame | null => {
    if (isHidden(record)) return null
    const type = blockType(record.componentName)
    if (type.css) stylish.add(type.name)
    if (type.pageCss) pageCss.add(type.pageCss(record))
    const styleClass = sheet.classFor(record.props)
    if (type.bound) {
      writeBound(record, styleClass, writing)
      return null
    }
    const view = viewOf(record, pictureSeen ? afterFirst : context)
    if (type.name === 'Picture') pictureSeen = true
    if (view.kind !== 'element' || view.content !== 'children') {
      writePiece(view, writing, styleClass)
      return null
    }
    if (isRaw(view)) return null
    opening(view, styleClass, writing)
    if (!view.namespace && voidTags.has(view.tag)) return null
    if (
      swallowsLineFeed.has(view.tag) &&
      startsWithLineFeed(viewOf(nodeOf(document, record.children[0]!), context))
    ) {
      parts.write('\n')
    }
    return { children: record.children, closing: `</${view.tag}>`, next: 0 }
  }

  const frames: Frame[] = [{ children: ids, closing: '', next: 0 }]
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const id = frame.children[frame.next]
    if (id === undefined) {
      parts.write(frame.closing)
      frames.pop()
      continue
    }
    frame.next += 1
    const opened = write(nodeOf(document, id))
    if (opened) frames.push(opened)
  }
  return { parts: parts.done(), css: blockCss(stylish) + [...pageCss].join('') + sheet.css() }
}
