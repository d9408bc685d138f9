import type { Theme } from '../../theme/theme.ts'
import { tokenNamesIn } from '../../theme/token-reference.ts'
import type { Json, Props } from '../../tree/record.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { styleOf } from '../../styles/node-css.ts'
import { themedHover, themedLooks, type ThemedLook } from './themed-looks.ts'

type Has = (look: ThemedLook) => boolean

/** The properties of tones are set by the section around a block, with the tokens in their fallbacks. */
const isToken = (name: string): boolean => !name.startsWith('tone-')

const tokensOf = (look: ThemedLook): string[] => tokenNamesIn(Object.values(look).join(';')).filter(isToken)

const asLook = (props: Props): ThemedLook => (styleOf(props, 'desktop') ?? {}) as ThemedLook

/** Returns the style of a block, with the values that a theme sets. */
const themedStyle = (node: WireNode, has: Has): ThemedLook => {
  const own = asLook(node.props)
  const set = Object.assign({}, ...themedLooks(node, own).filter(has)) as ThemedLook
  return Object.fromEntries(Object.entries({ ...own, ...set }).filter(([, value]) => value !== undefined))
}

/** Surfaces of a carousel's slides in turn. */
const slideTokens = ['c-deep', 'c-deep-ink', 'c-brand', 'c-on-brand']
const slideColors = ['var(--c-deep)', 'var(--c-brand)']

/** Returns the slides of a carousel on surfaces of the theme. */
const themedSlides = ({ slides }: Props): Json | undefined =>
  Array.isArray(slides)
    ? slides.map((slide: Json, at) => ({
        ...(slide as Props),
        background: slideColors[at % slideColors.length],
      }))
    : slides

const themed = (node: WireNode, has: Has): WireNode => {
  const hover = themedHover(node, asLook(node.props))
  const isHovered = Object.keys(hover).length > 0 && has(hover)
  const colorsSlides =
    node.componentName === 'Carousel' && slideTokens.every((name) => has({ color: `var(--${name})` }))
  return {
    ...node,
    props: {
      ...node.props,
      ...(node.props.elementStyle !== undefined && { elementStyle: themedStyle(node, has) as Json }),
      ...(isHovered && { hover: hover as Json }),
      ...(colorsSlides && { slides: themedSlides(node.props) }),
    },
    children: node.children.map((child) => themed(child, has)),
  }
}

/**
 * Returns new blocks of the palette with sizes, colors, corners and spaces of the page's theme in place of the fixed
 * values of their types, so that they fit the page at once and follow the theme. A value whose token the theme lacks
 * stays as it is. Without a theme nothing changes.
 */
export const withThemeLook = (nodes: readonly WireNode[], theme: Theme | undefined): readonly WireNode[] => {
  if (!theme) return nodes
  const names = new Set(theme.tokens.flatMap(({ name, isRetired }) => (isRetired ? [] : name)))
  const has: Has = (look) => tokensOf(look).every((name) => names.has(name))
  return nodes.map((node) => themed(node, has))
}

/** Returns the style that a new block of a type has on a page with a theme. */
export const themedDefaults = (node: WireNode): ThemedLook => themedStyle(node, () => true)
