import type { Style } from '../styles/style.ts'
import { styleOf } from '../styles/node-css.ts'
import { sharedStyleAt } from '../theme/named/shared-style.ts'
import type { Theme } from '../theme/theme.ts'
import { styleWithTokenValues, withTokenValues } from '../theme/token-values.ts'
import type { TextStyle } from './finding.ts'
import type { Scan, VisibleNode } from './scan.ts'

const heading = /^h[1-6]$/
/** Properties that change the appearance in ways the document alone does not show. */
const unknowable = [
  'background',
  'background-image',
  'opacity',
  'filter',
  'mix-blend-mode',
  'backdrop-filter',
  'mask',
  'mask-image',
  '-webkit-mask',
  '-webkit-mask-image',
  'position',
]

const desktop = ({ record }: VisibleNode, theme: Theme | undefined): Style =>
  styleWithTokenValues({ ...sharedStyleAt(record, theme), ...styleOf(record.props, 'desktop') }, theme)

const textOf = (style: Style, name: string): string | undefined => {
  const value = style[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Returns the defaults of the browser for an element, and of the theme for links. */
const browserStyle = (tag: string, theme: Theme | undefined): { color?: string; background?: string } => {
  if (tag === 'a') return { color: withTokenValues('var(--c-link,#0000ee)', theme) }
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
  return weight === 'bold' || (typeof weight !== 'object' && Number(weight) >= 700)
}

/** Combined styles of a node and its ancestors. */
interface Inherited {
  readonly color?: string
  readonly background?: string
  readonly fontSize?: number
  readonly bold?: boolean
  /** The background behind the text is unknown. */
  readonly isUnknown: boolean
  /** An imported inline style may contain anything. */
  readonly isOpen: boolean
}

const inherited = (one: VisibleNode, around: Inherited | undefined, theme: Theme | undefined): Inherited => {
  const style = desktop(one, theme)
  const { tag } = one.facts
  const browser = browserStyle(tag, theme)
  const given = textOf(style, 'background-color') ?? browser.background
  const background = given === 'transparent' ? undefined : given
  const hides = unknowable.some((name) => style[name] !== undefined)
  return {
    color: textOf(style, 'color') ?? browser.color ?? around?.color,
    background: background ?? around?.background,
    fontSize: sizeOf(style) ?? around?.fontSize,
    bold: isBold(style, tag) ?? around?.bold,
    isUnknown: hides || (background === undefined && around?.isUnknown === true),
    isOpen: Boolean(one.record.addition.attributes?.style) || around?.isOpen === true,
  }
}

/**
 * Returns the style of each node's text from the document's own styles. Returns undefined if they are not
 * conclusive: on an image, or with inline styles or style sheets of an import. Parents precede their
 * children.
 */
export const ownLooks = ({ document, seen }: Scan): readonly (TextStyle | undefined)[] => {
  if (document.page.importedStyles) return []
  const { theme } = document.page
  const ink = theme ? withTokenValues('var(--c-ink,#1c2430)', theme) : '#000000'
  const paper = withTokenValues('var(--c-paper,#ffffff)', theme)
  const found: Inherited[] = []
  for (const one of seen) found.push(inherited(one, found[one.parent], theme))
  return found.map(({ color = ink, background = paper, fontSize = 16, bold = false, ...rest }) =>
    rest.isUnknown || rest.isOpen ? undefined : { color, background, fontSize, bold },
  )
}
