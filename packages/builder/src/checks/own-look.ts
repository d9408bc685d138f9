import type { Style } from '../styles/style.ts'
import { styleOf } from '../styles/node-css.ts'
import type { TextLook } from './finding.ts'
import type { Scan, Seen } from './scan.ts'

const heading = /^h[1-6]$/
/** They change what is seen in ways that the document alone does not tell. */
const unknowable = [
  'background',
  'background-image',
  'opacity',
  'filter',
  'mix-blend-mode',
  'backdrop-filter',
  'position',
]

const desktop = ({ record }: Seen): Style => styleOf(record.props, 'desktop') ?? {}

const textOf = (style: Style, name: string): string | undefined => {
  const value = style[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What browsers give to an element that says nothing itself. */
const browserStyle = (tag: string): { color?: string; background?: string } => {
  if (tag === 'a') return { color: '#0000ee' }
  if (tag === 'button') return { color: '#000000', background: '#efefef' }
  return {}
}

const sizeOf = (style: Style): number | undefined => {
  const value = style['font-size']
  if (typeof value === 'number') return value
  const px = /^([\d.]+)px$/.exec(typeof value === 'string' ? value : '')?.[1]
  return px === undefined ? undefined : Number(px)
}

const isBold = (style: Style, tag: string): boolean | undefined => {
  const weight = style['font-weight']
  if (weight === undefined) return heading.test(tag) ? true : undefined
  return weight === 'bold' || Number(weight) >= 700
}

/**
 * The look of a node's text by the styles that the document sets; undefined where that does not tell: behind a
 * picture, with inline styles or style sheets of an import.
 */
export const ownLook = ({ document, seen }: Scan, at: number): TextLook | undefined => {
  if (document.page.importedStyles) return undefined
  let look: { color?: string; background?: string; fontSize?: number; bold?: boolean } = {}
  for (let up = at; up >= 0; up = seen[up]!.parent) {
    const one = seen[up]!
    const style = desktop(one)
    if (one.record.addition.attributes?.style) return undefined
    const { tag } = one.facts
    const browser = browserStyle(tag)
    if (look.background === undefined && unknowable.some((name) => style[name] !== undefined))
      return undefined
    const background = textOf(style, 'background-color') ?? browser.background
    look = {
      color: look.color ?? textOf(style, 'color') ?? browser.color,
      background: look.background ?? (background === 'transparent' ? undefined : background),
      fontSize: look.fontSize ?? sizeOf(style),
      bold: look.bold ?? isBold(style, tag),
    }
  }
  const { color = '#000000', background = '#ffffff', fontSize = 16, bold = false } = look
  return { color, background, fontSize, bold }
}
