import { innerElement, textProp } from '../../blocks/element.ts'
import { keptTabsCss } from '../../blocks/interactive/tabs.ts'
import { afterClickOption, loadsAfterClick } from '../../blocks/media/after-click.ts'
import { blockCss, blockType } from '../../blocks/registry.ts'
import type { ElementView, View } from '../../blocks/view.ts'
import { isHidden, viewOf } from '../../blocks/view-of.ts'
import { hasPlaceholder } from '../../bindings/placeholders.ts'
import { mayBeBlank } from '../../bindings/read-text.ts'
import { motionCss } from '../../motion/motion-css.ts'
import { backgroundFiles } from '../../pictures/background-files.ts'
import { mainPicture } from '../../pictures/main-picture.ts'
import { offersFiles, responsiveGallery } from '../../pictures/gallery-pictures.ts'
import { responsivePicture, takesFiles, type ResponsivePicture } from '../../pictures/responsive-picture.ts'
import { layoutOf } from '../../pictures/shown-width.ts'
import { rewriteCssUrls } from '../../styles/css-urls.ts'
import { classSheet, type ClassSheet } from '../../styles/class-sheet.ts'
import { fieldTags } from '../../styles/field-css.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { NodeRecord } from '../../tree/record.ts'
import { nodeOf } from '../../tree/walk.ts'
import { isDataScript } from '../../safety/safe-tag.ts'
import { escapeComment, escapeJson, escapeStyle, escapeText } from './escape.ts'
import { fillable, fillText, lacksAt } from './fill-page.ts'
import { isSearchForm, takesEntries } from '../forms.ts'
import { blocksThatMayGo, isSample, staysEmpty, wordsOf } from '../may-be-left-out.ts'
import { keepsPlaceholders, keepsSamples, type ExportPage } from '../page.ts'
import { collectParts, renderParts, type Part, type Parts, type Piece } from './page-parts.ts'
import { sampleAttribute } from '../sample-mark.ts'
import { breakShown, contentShown, elementShown, nothingShown, textShown, type Shown } from '../shown.ts'
import { rawTextTags, swallowsLineFeed, voidTags } from '../tags.ts'
import { writeAttributes } from './write-attributes.ts'
import { leadWriting, type LeadWriting } from './write-lead-form.ts'
import type { BlockFacts } from '../written-block.ts'

interface Writing {
  readonly parts: Parts
  readonly sheet: ClassSheet
  readonly rewriteUrl: ExportPage['rewriteUrl']
  readonly fills: boolean
  readonly nodeId?: string
  readonly takesEntries?: boolean
  readonly searches?: boolean
  readonly lead?: LeadWriting
  readonly fieldName?: string
  readonly fieldValue?: string
  /** It is the block's only text. */
  readonly isOwnText?: boolean
}

const textPiece = (typed: string, nodeId: string | undefined, isOwnText: boolean): Piece => {
  const text = fillable(typed)
  const goes = isOwnText && mayBeBlank(text.pieces)
  const place = { ...(nodeId !== undefined && { nodeId }), field: 'text' } as const
  return (page, around) => {
    const filled = fillText(text, page, lacksAt(around, place))
    if (goes && filled.trim() === '' && !keepsPlaceholders(page)) around.leaveOut('text')
    return escapeText(filled)
  }
}

const writeText = (text: string, { parts, fills, nodeId, isOwnText = false }: Writing): void => {
  if (fills && text.includes('{') && hasPlaceholder(text)) parts.insert(textPiece(text, nodeId, isOwnText))
  else parts.write(escapeText(text))
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

const opening = (view: ElementView, styleClass: string, writing: Writing, isMarked = false): void => {
  writing.parts.write(`<${view.tag}`)
  if (isMarked) writing.parts.insert(sampleMark)
  const own = view.isFinal ? { ...writing, rewriteUrl: undefined, fills: false } : writing
  writeAttributes(view.tag, view.attributes, styleClass, own)
  writing.parts.write('>')
}

const startsWithLineFeed = (view: View | undefined): boolean =>
  view?.kind === 'text' && view.text.startsWith('\n')

const writePiece = (view: View, writing: Writing, styleClass = '', isMarked = false): void => {
  if (view.kind === 'text') return writeText(view.text, writing)
  if (view.kind === 'comment') return writing.parts.write(`<!--${escapeComment(view.text)}-->`)
  if (view.kind === 'nothing' || view.content === 'children') return
  opening(view, styleClass, writing, isMarked)
  if (!view.namespace && voidTags.has(view.tag)) return
  if (swallowsLineFeed.has(view.tag) && startsWithLineFeed(view.content[0])) writing.parts.write('\n')
  if (isRaw(view)) writeRaw(view, writing)
  else for (const each of view.content) writePiece(each, writing)
  writing.parts.write(`</${view.tag}>`)
}

/** Returns true for an image whose page already offers files of it. */
const isInPicture = ({ nodes }: BuilderDocument, { parent }: NodeRecord): boolean =>
  parent !== null && nodes.get(parent)?.addition.tag === 'picture'

/** Writes an image with its files; the class and the mark of a sample belong to the image. */
const writePicture = (
  { wrapper, sources, image }: ResponsivePicture,
  writing: Writing,
  styleClass: string,
  isMarked: boolean,
): void => {
  opening(innerElement('picture', wrapper), '', writing)
  for (const source of sources) writePiece(source, writing)
  writePiece(image, writing, styleClass, isMarked)
  writing.parts.write('</picture>')
}

/** Writes a block that reads the data directly, so its view is created again for each page. */
const writeBound = (record: NodeRecord, styleClass: string, { parts, sheet, rewriteUrl }: Writing): void =>
  parts.insert((page, around) => {
    const own = collectParts()
    const view = viewOf(record, { mode: 'export', data: page.data ?? {}, firstPicture: false })
    if (view.kind === 'nothing') around.leaveOut('data')
    writePiece(view, { parts: own, sheet, rewriteUrl, fills: false }, styleClass)
    return renderParts(own.done(), { ...page, warn: undefined })
  })

const sampleMark: Piece = (page) => (keepsSamples(page) ? ` ${sampleAttribute}` : '')

/** Returns the visible content of a view that contains no records. */
const shownIn = (view: View): Shown => {
  if (view.kind === 'text') return textShown(view.text, '')
  if (view.kind !== 'element') return nothingShown
  if (view.namespace) return contentShown
  if (view.tag === 'br') return breakShown
  if (view.content === 'children' || isRaw(view)) return elementShown(view.tag, [])
  if (view.content.length === 1 && view.content[0]?.kind === 'text')
    return textShown(view.content[0].text, view.tag)
  return elementShown(view.tag, view.content.map(shownIn))
}

const tagIn = (view: View): string => (view.kind === 'element' ? view.tag : '')

export interface WrittenNodes {
  readonly parts: readonly Part[]
  /** CSS rules for the classes and blocks that the nodes use. */
  readonly css: string
  readonly hasFields: boolean
}

interface Frame {
  readonly record?: NodeRecord
  readonly children: readonly string[]
  readonly closing: string
  readonly tag: string
  /** Visible content of the children so far; undefined if nothing can be omitted. */
  readonly shown: Shown[]
  readonly isOpened: boolean
  /** Parts of it may be omitted, so its visible content differs between pages. */
  readonly mayGo: boolean
  readonly stays: boolean
  /** Set for a form that is received in Leads. */
  readonly lead?: LeadWriting | undefined
  next: number
}

/** Options of blocks that an import restores with their rules. */
const restoredOptions: ReadonlySet<string> = new Set([afterClickOption.optionCss, keptTabsCss])

/** Returns a test for rules that the page's own style sheets came with. */
const rulesImported = ({ page }: BuilderDocument): ((css: string) => boolean) => {
  const sheets = page.head.flatMap(({ tag, attributes, text }) =>
    tag === 'style' && attributes.media === undefined ? (text ?? []) : [],
  )
  return (css) => sheets.some((sheet) => sheet.includes(escapeStyle(css)))
}

/** Writes nodes with their descendants. Iterative, because documents can be nested 10,000 levels deep. */
export const writeNodes = (
  document: BuilderDocument,
  ids: readonly string[],
  page: Pick<ExportPage, 'rewriteUrl' | 'pictures'>,
): WrittenNodes => {
  const { rewriteUrl } = page
  const pictures = page.pictures && takesFiles(document) ? page.pictures : undefined
  const parts = collectParts()
  const sheet = classSheet({
    winning: document.page.importedStyles,
    ...(rewriteUrl && { rewriteUrl: (url: string) => rewriteUrl(url, 'image') }),
    ...(pictures && {
      better: (property: string, css: string) => backgroundFiles(property, css, pictures),
    }),
  })
  const writing: Writing = { parts, sheet, rewriteUrl, fills: true }
  const context = { mode: 'export', data: {}, firstPicture: true } as const
  const afterFirst = { ...context, firstPicture: false } as const
  const mayGo = blocksThatMayGo(document, ids)
  const shownOf = layoutOf(document)
  const main = pictures && mainPicture(document, shownOf)
  let pictureSeen = false
  const stylish = new Set<string>()
  const pageCss = new Set<string>()
  const motions = new Set<string>()
  let hasFields = false
  /** Names for fields of forms that are received in Leads. */
  const fieldNames = new Map<string, string>()
  const fieldValues = new Map<string, string>()

  const factsOf = (record: NodeRecord, tag: string, label: string): BlockFacts => ({
    uuid: record.uuid,
    label,
    tag,
    stays: staysEmpty(record),
    isSample: isSample(record),
    words: isSample(record) ? wordsOf(document, record.uuid) : '',
  })

  const write = (record: NodeRecord, around: Frame): Frame | null => {
    if (isHidden(record)) return null
    const type = blockType(record.componentName)
    if (type.css) stylish.add(type.name)
    if (type.pageCss) pageCss.add(type.pageCss(record))
    if (record.props.motion && record.parent !== null) motions.add(textProp(record.props.motion))
    const styleClass = sheet.classFor(record.props)
    if (loadsAfterClick(record)) hasFields = true
    const goes = mayGo.has(record.uuid)
    const isOpened = goes || around.mayGo
    const close = (shown: Shown) => {
      around.shown.push(shown)
      if (isOpened) parts.close('', shown)
    }
    if (type.bound) {
      if (isOpened) parts.open(factsOf(record, type.tag(record), type.label))
      writeBound(record, styleClass, writing)
      close(contentShown)
      return null
    }
    const isMain = main === undefined ? !pictureSeen : record.uuid === main
    const now = isMain ? context : afterFirst
    const view = viewOf(record, type.readsParent ? { ...now, parent: around.record } : now)
    const tag = tagIn(view)
    if (type.name === 'Picture') pictureSeen = true
    if (fieldTags.has(tag)) hasFields = true
    const lead =
      tag === 'form' && view.kind === 'element' ? leadWriting(document, record, view.attributes) : undefined
    for (const [id, name] of lead?.names ?? []) fieldNames.set(id, name)
    for (const [id, value] of lead?.values ?? []) fieldValues.set(id, value)
    const fieldName = fieldNames.get(record.uuid)
    const fieldValue = fieldValues.get(record.uuid)
    const own: Writing = {
      ...writing,
      nodeId: record.uuid,
      ...(lead && { lead }),
      ...(fieldName !== undefined && { fieldName }),
      ...(fieldValue !== undefined && { fieldValue }),
      ...(tag === 'form' && {
        takesEntries: takesEntries(document, record.uuid),
        searches: isSearchForm(document, record.uuid),
      }),
      isOwnText: view.kind === 'text' || (view.kind === 'element' && view.content.length === 1),
    }
    if (isOpened) parts.open(factsOf(record, tag, type.label))
    if (view.kind !== 'element' || view.content !== 'children') {
      const responsive =
        pictures && view.kind === 'element' && !isInPicture(document, record)
          ? responsivePicture(record, view, { find: pictures, shownOf })
          : undefined
      const withFiles =
        pictures && view.kind === 'element' && offersFiles(record)
          ? responsiveGallery(record, view, { find: pictures, shownOf })
          : view
      if (responsive) writePicture(responsive, own, styleClass, isSample(record))
      else writePiece(withFiles, own, styleClass, isSample(record))
      close(staysEmpty(record) ? contentShown : shownIn(view))
      return null
    }
    if (isRaw(view)) {
      close(nothingShown)
      return null
    }
    opening(view, styleClass, own, isSample(record))
    if (!view.namespace && voidTags.has(view.tag)) {
      close(shownIn(view))
      return null
    }
    if (
      swallowsLineFeed.has(view.tag) &&
      startsWithLineFeed(viewOf(nodeOf(document, record.children[0]!), context))
    ) {
      parts.write('\n')
    }
    return {
      record,
      children: record.children,
      closing: `</${view.tag}>`,
      tag: view.namespace ?? view.tag,
      shown: [],
      isOpened,
      mayGo: goes,
      stays: staysEmpty(record),
      lead,
      next: 0,
    }
  }

  /** Adds what a form sends besides its fields, as a block of its own among blocks that may be omitted. */
  const writeEnding = ({ ending }: LeadWriting, { isOpened, record }: Frame): void => {
    if (isOpened)
      parts.open({ ...factsOf(record!, 'input', ''), uuid: '', stays: true, isSample: false, words: '' })
    parts.insert(ending)
    if (isOpened) parts.close('', nothingShown)
  }

  const outermost: Frame = {
    children: ids,
    closing: '',
    tag: '',
    shown: [],
    isOpened: false,
    mayGo: false,
    stays: true,
    next: 0,
  }
  const frames: Frame[] = [outermost]
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const id = frame.children[frame.next]
    if (id === undefined) {
      const shown = frame.stays ? contentShown : elementShown(frame.tag, frame.shown)
      if (frame.lead) writeEnding(frame.lead, frame)
      frames.pop()
      frames.at(-1)?.shown.push(shown)
      if (!frame.isOpened) parts.write(frame.closing)
      else if (frame.mayGo && !frame.stays) parts.close(frame.closing)
      else parts.close(frame.closing, shown)
      continue
    }
    frame.next += 1
    const opened = write(nodeOf(document, id), frame)
    if (opened) frames.push(opened)
  }
  const isImported = rulesImported(document)
  // an import recognized these blocks, and kept their rules
  const own = [...stylish].filter((name) => {
    const { mark, isRestored, css: rules = '' } = blockType(name)
    return !(mark || isRestored) || !isImported(rules)
  })
  const options = [...pageCss].filter((rules) => !restoredOptions.has(rules) || !isImported(rules))
  const css = blockCss(own) + options.join('') + motionCss(motions, isImported) + sheet.css()
  return { parts: parts.done(), css, hasFields }
}
