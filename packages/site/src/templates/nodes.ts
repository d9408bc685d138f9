import type { Addition, Props, WireNode } from '@web2/builder'
import type { PlainStyle } from './template.ts'

/** Styles of one node: for desktop, and overrides for narrower screens. */
export interface Look {
  readonly style?: PlainStyle
  readonly tablet?: PlainStyle
  readonly mobile?: PlainStyle
  readonly hover?: PlainStyle
  /** Name in the layers panel. */
  readonly name?: string
  readonly id?: string
  /** Sample text, omitted from published pages until a user replaces it. */
  readonly sample?: boolean
}

const propsOf = ({ style = {}, tablet, mobile, hover }: Look): Props => ({
  elementStyle: style,
  ...(tablet || mobile ? { breakpoints: { ...(tablet && { tablet }), ...(mobile && { mobile }) } } : {}),
  ...(hover && { hover }),
})

const additionOf = (look: Look, more: Addition = {}): Addition => ({
  ...more,
  ...(look.name && { name: look.name }),
  ...(look.sample && { sample: true }),
  ...(look.id && { attributes: { ...more.attributes, id: look.id } }),
})

const leaf = (componentName: string, props: Props, look: Look, addition: Addition = {}): WireNode => ({
  componentName,
  props: { ...propsOf(look), ...props },
  children: [],
  addition: additionOf(look, addition),
})

/** Returns a box with the given tag (div, section, header, nav, footer …). */
export const box = (tag: string, look: Look, children: readonly WireNode[]): WireNode => ({
  componentName: 'Container',
  props: propsOf(look),
  children: [...children],
  addition: additionOf(look, tag === 'div' ? {} : { tag }),
})

/** Returns an element without a block type of its own: ul, li, form, details, summary, label … */
export const element = (
  tag: string,
  look: Look,
  children: readonly WireNode[],
  attributes: Readonly<Record<string, string>> = {},
): WireNode => ({
  componentName: 'Element',
  props: propsOf(look),
  children: [...children],
  addition: additionOf(look, { tag, attributes }),
})

export const words = (content: string): WireNode => leaf('Text', { content }, {})
export const heading = (headingType: 'h1' | 'h2' | 'h3' | 'h4', content: string, look: Look = {}): WireNode =>
  leaf('Heading', { headingType, content }, look)
export const paragraph = (content: string, look: Look = {}): WireNode => leaf('Paragraph', { content }, look)
export const span = (content: string, look: Look = {}): WireNode => leaf('Span', { content }, look)
export const link = (content: string, href: string, look: Look = {}): WireNode =>
  leaf('Link', { content, href }, look)
export const picture = (
  imageUrl: string,
  alt: string,
  width: number,
  height: number,
  look: Look = {},
): WireNode => leaf('Picture', { imageUrl, alt, width, height }, look)
export const input = (
  type: string,
  placeholder: string,
  attributes: Record<string, string>,
  look: Look = {},
): WireNode => leaf('Input', { type, placeholder }, look, { attributes })
export const button = (content: string, look: Look = {}): WireNode =>
  leaf('Button', { type: 'submit', content }, look)
export const textarea = (
  rows: string,
  placeholder: string,
  attributes: Record<string, string>,
  look: Look = {},
): WireNode => leaf('Textarea', { rows, placeholder }, look, { attributes })

/** Returns navigation links that follow the site's page tree. */
export const siteNavigation = (look: Look = {}): WireNode =>
  leaf('Navigation', { label: 'Main', direction: 'row', dropDown: true, levels: 2 }, look)

export type BusinessPart = 'Name' | 'Phone' | 'Address' | 'Hours' | 'Socials' | 'Blurb'
/** Returns a block that shows a field of the site's business listing. */
export const business = (part: BusinessPart, look: Look = {}): WireNode => leaf(`Business${part}`, {}, look)
/** Returns the map of the listing, which loads from its service only after a click. */
export const businessMap = (look: Look = {}): WireNode => leaf('BusinessMap', { later: 'map' }, look)

/** Returns a link home with the logo of the business; without one it shows the name. */
export const logoLink = (look: Look): WireNode => ({
  ...leaf('Link', { href: '/' }, look),
  children: [
    leaf(
      'BusinessLogo',
      { background: 'light' },
      { name: 'Logo', style: { height: 48, 'max-width': '100%', 'object-fit': 'contain' } },
    ),
  ],
})

/** Returns a drawing as a data URL. */
export const drawing = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))
    .replaceAll('%20', ' ')
    .replaceAll('%3D', '=')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replaceAll('%22', "'")}`
