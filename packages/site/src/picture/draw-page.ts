import {
  canvasView,
  parseInlineStyle,
  sampleNap,
  sharedStyleAt,
  styleOf,
  styleWithTokenValues,
  type BindingData,
  type BuilderDocument,
  type ElementView,
  type NodeRecord,
  type Style,
  type View,
} from '@web2/builder'
import { backgroundOf, columnsOf, inkOf, lengthOf, sidesOf, textOf, type Ink } from './look.ts'
import {
  field,
  nothingDrawn,
  photo,
  rect,
  video,
  widthOfText,
  writing,
  type Drawn,
  type Frame,
} from './marks.ts'

/** Drawn part of a page, in px: the first desktop screen. */
const page = { width: 1280, height: 960 }
/** Maximum number of drawn blocks, because empty ones never fill the height. */
const mostBlocks = 3_000

const inline = /^(?:a|abbr|b|br|cite|code|em|i|label|mark|q|s|small|span|strong|sub|sup|time|u)?$/
const unseen = /^(?:script|style|template|noscript|head|link|meta|title)$/
const data: BindingData = { nap: sampleNap }

interface Drawing {
  readonly document: BuilderDocument
  left: number
}

interface Seen {
  readonly record: NodeRecord
  readonly view: View
  readonly style: Style
}

const seen = (drawing: Drawing, id: string): Seen | undefined => {
  const record = drawing.document.nodes.get(id)
  if (!record || drawing.left <= 0) return undefined
  drawing.left -= 1
  const { style: imported = '' } = record.addition.attributes ?? {}
  const { theme } = drawing.document.page
  const own = {
    ...sharedStyleAt(record, theme),
    ...parseInlineStyle(imported).style,
    ...styleOf(record.props, 'desktop'),
  }
  const style = styleWithTokenValues(own, theme)
  return { record, view: canvasView(record, data), style }
}

const textOfView = (view: View): string => {
  if (view.kind === 'text') return view.text
  if (view.kind !== 'element' || view.content === 'children') return ''
  return view.content.map(textOfView).join(' ')
}

const textWithin = (drawing: Drawing, { record, view }: Seen): string => {
  if (view.kind !== 'element' || view.content !== 'children') return textOfView(view)
  return record.children
    .map((id) => seen(drawing, id))
    .map((child) => (child ? textWithin(drawing, child) : ''))
    .join(' ')
}

/** Returns true for words in a line of text; a link styled as a button is a box. */
const isInline = ({ view, style }: Seen): boolean => {
  if (view.kind === 'text') return true
  if (view.kind !== 'element' || !inline.test(view.tag)) return false
  return backgroundOf(style) === undefined && !/^(?:block|flex|grid)$/.test(textOf(style.display))
}

type Part = { readonly text: string } | { readonly box: Seen }

/** Splits children into runs of text and boxes, in order. */
const partsOf = (drawing: Drawing, { record }: Seen): readonly Part[] => {
  const parts: Part[] = []
  for (const id of record.children) {
    const child = seen(drawing, id)
    if (!child || child.view.kind === 'nothing' || child.view.kind === 'comment') continue
    if (!isInline(child)) {
      parts.push({ box: child })
      continue
    }
    const before = parts.at(-1)
    const text = textWithin(drawing, child)
    if (before && 'text' in before) parts[parts.length - 1] = { text: `${before.text} ${text}` }
    else parts.push({ text })
  }
  return parts
}

const drawPart = (drawing: Drawing, part: Part, frame: Frame, ink: Ink): Drawn =>
  'text' in part ? writing(part.text, frame, ink) : drawBox(drawing, part.box, frame, ink)

const stacked = (drawing: Drawing, parts: readonly Part[], frame: Frame, ink: Ink, gap: number): Drawn => {
  const marks: string[] = []
  let height = 0
  for (const part of parts) {
    if (frame.y + height >= page.height) break
    const drawn = drawPart(drawing, part, { ...frame, y: frame.y + height }, ink)
    marks.push(...drawn.marks)
    if (drawn.height > 0) height += drawn.height + gap
  }
  return { marks, height: Math.max(0, height - gap) }
}

/** Draws rows of columns that share the width. */
const inColumns = (
  drawing: Drawing,
  parts: readonly Part[],
  frame: Frame,
  ink: Ink,
  { shares, gap }: { readonly shares: readonly number[]; readonly gap: number },
): Drawn => {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const free = Math.max(0, frame.width - gap * (shares.length - 1))
  const marks: string[] = []
  let height = 0
  for (let from = 0; from < parts.length && frame.y + height < page.height; from += shares.length) {
    let x = frame.x
    const heights = parts.slice(from, from + shares.length).map((part, at) => {
      const width = (free * (shares[at] ?? 1)) / whole
      const drawn = drawPart(drawing, part, { x, y: frame.y + height, width }, ink)
      x += width + gap
      marks.push(...drawn.marks)
      return drawn.height
    })
    height += Math.max(0, ...heights) + gap
  }
  return { marks, height: Math.max(0, height - gap) }
}

/** Returns the width shares of children in a row: text takes what it needs, boxes share the rest. */
const rowShares = (drawing: Drawing, parts: readonly Part[], width: number, ink: Ink): readonly number[] => {
  const wanted = parts.map((part) => {
    const text = 'text' in part ? part.text : textWithin(drawing, part.box)
    return Math.min(width, widthOfText(text.trim(), ink) + 48)
  })
  return wanted.reduce((sum, each) => sum + each, 0) < width ? wanted : parts.map(() => 1)
}

const drawContent = (drawing: Drawing, box: Seen, frame: Frame, ink: Ink): Drawn => {
  const { view, style } = box
  if (view.kind !== 'element') return nothingDrawn
  if (view.content !== 'children') return writing(textOfView(view), frame, ink)
  const parts = partsOf(drawing, box)
  const gap = lengthOf(style.gap ?? style['column-gap'], frame.width) ?? 0
  const columns = columnsOf(style)
  if (columns && columns.length > 1) return inColumns(drawing, parts, frame, ink, { shares: columns, gap })
  const isRow = style.display === 'flex' && !textOf(style['flex-direction']).startsWith('column')
  if (!isRow || parts.length < 2) return stacked(drawing, parts, frame, ink, gap)
  return inColumns(drawing, parts, frame, ink, {
    shares: rowShares(drawing, parts, frame.width, ink),
    gap: gap || 8,
  })
}

const replaced = (view: ElementView, { record, style }: Seen, frame: Frame): Drawn | undefined => {
  const own = (name: string) => lengthOf(record.props[name] ?? view.attributes[name], frame.width)
  const ratio = (own('height') ?? 0) / (own('width') || Infinity)
  const height = lengthOf(style.height, page.height)
  switch (view.tag) {
    case 'img':
    case 'svg':
    case 'picture':
      return photo(frame, height ?? (ratio > 0 ? frame.width * ratio : Math.min(420, frame.width * 0.65)))
    case 'iframe':
    case 'video':
      return video(frame, height ?? frame.width * (ratio > 0 ? ratio : 0.5625))
    case 'input':
    case 'select':
      return field(frame, 44)
    case 'textarea':
      return field(frame, 120)
    case 'hr':
      return { marks: [rect(frame, 2, '#d3d9de')], height: 18 }
    default:
      return undefined
  }
}

/** Returns the frame of a box in its container: its own width, centered if its margins are auto. */
const placed = ({ style, view }: Seen, frame: Frame, around: Ink, text: () => string): Frame => {
  const ink = inkOf(style, view.kind === 'element' ? view.tag : '', around)
  const margin = sidesOf(style, 'margin', frame.width)
  const room = Math.max(0, frame.width - margin.left - margin.right)
  const isFitted = view.kind === 'element' && /^(?:button|a)$/.test(view.tag)
  const padding = sidesOf(style, 'padding', frame.width)
  const natural = isFitted ? widthOfText(text().trim(), ink) + padding.left + padding.right + 12 : room
  const wanted = lengthOf(style.width, room) ?? natural
  const width = Math.min(wanted, lengthOf(style['max-width'], room) ?? room, room)
  const isCentered =
    /\bauto\b/.test(`${textOf(style.margin)} ${textOf(style['margin-left'])}`) ||
    (isFitted && around.align === 'center')
  const x = frame.x + margin.left + (isCentered ? (room - width) / 2 : 0)
  return { x, y: frame.y + margin.top, width }
}

const drawBox = (drawing: Drawing, box: Seen, frame: Frame, around: Ink): Drawn => {
  const { view, style } = box
  if (view.kind !== 'element' || unseen.test(view.tag) || style.display === 'none') return nothingDrawn
  if (frame.y >= page.height) return nothingDrawn
  const ink = inkOf(style, view.tag, around)
  const own = placed(box, frame, around, () => textWithin({ ...drawing }, box))
  const padding = sidesOf(style, 'padding', frame.width)
  const inner = {
    x: own.x + padding.left,
    y: own.y + padding.top,
    width: Math.max(0, own.width - padding.left - padding.right),
  }
  const margin = sidesOf(style, 'margin', frame.width)
  const drawn = replaced(view, box, inner) ?? drawContent(drawing, box, inner, ink)
  const least = lengthOf(style['min-height'] ?? style.height, page.height) ?? 0
  const height = Math.max(drawn.height + padding.top + padding.bottom, least)
  const background = backgroundOf(style)
  const radius = Math.min(lengthOf(style['border-radius'], own.width) ?? 0, height / 2)
  return {
    marks: [
      ...(background === undefined || height === 0 ? [] : [rect(own, height, background, radius)]),
      ...drawn.marks,
    ],
    height: height + margin.top + margin.bottom,
  }
}

/**
 * Draws a thumbnail of a page as SVG from the styles of its blocks, with placeholders for photos and videos.
 * The SVG makes no requests and contains no scripts.
 */
export const drawPage = (document: BuilderDocument): string => {
  const drawing: Drawing = { document, left: mostBlocks }
  const root = seen(drawing, document.root)
  const ink: Ink = { color: '#1b2126', size: 16, align: 'left', isBold: false }
  const drawn = root ? drawBox(drawing, root, { x: 0, y: 0, width: page.width }, ink) : nothingDrawn
  const ground = (root && backgroundOf(root.style)) ?? '#ffffff'
  const whole = rect({ x: 0, y: 0, width: page.width }, page.height, ground)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 ${page.width} ${page.height}" font-family="system-ui, sans-serif">${whole}${drawn.marks.join('')}</svg>`
}
