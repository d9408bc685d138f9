import { spaceAttribute, type WireNode } from '@web2/builder'
import { element } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'
import type { SectionLook } from '../library-section.ts'

/** Spaces one step apart; the middle one is that of the theme's density. */
const spaces = { tight: 'var(--s7)', normal: 'var(--section)', wide: 'var(--s10)' } as const

interface BandLook extends SectionLook {
  /** Name in the layers panel. */
  readonly name: string
  /** 'section' by default. */
  readonly tag?: 'section' | 'header' | 'footer' | 'aside' | 'nav' | 'div'
  readonly style?: PlainStyle
  readonly mobile?: PlainStyle
  readonly tablet?: PlainStyle
  readonly attributes?: Readonly<Record<string, string>>
}

/** Headers, footers and asides, and a section with padding of its own, keep their spaces. */
const sharesSpace = ({ tag = 'section', style = {} }: BandLook): boolean =>
  (tag === 'section' || tag === 'nav') && !Object.keys(style).some((name) => name.startsWith('padding'))

const bare = ({ name, tone, tag = 'section', style, tablet, mobile, attributes }: BandLook) =>
  [
    tag,
    { name, ...(style && { style }), ...(tablet && { tablet }), ...(mobile && { mobile }) },
    { 'data-tone': tone, ...attributes },
  ] as const

/** Returns a part of a page over its whole width in a tone, with nothing around its content. */
export const bleedBand = (look: BandLook, children: readonly WireNode[]): WireNode => {
  const [tag, own, attributes] = bare(look)
  return element(tag, own, children, attributes)
}

/**
 * Returns the space above and below a section. The theme takes the lower one away before another section of the same
 * tone, so that the two share one space.
 */
export const sectionSpace = (space: keyof typeof spaces = 'normal'): PlainStyle => ({
  'padding-top': spaces[space],
  'padding-bottom': `var(--tone-below, ${spaces[space]})`,
})

/** Marks a section with such a space around its content. */
export const spaced = { [spaceAttribute]: '' }

/** Returns a part of a page over its whole width in a tone, with content as wide as the page. */
export const band = (look: BandLook, children: readonly WireNode[]): WireNode =>
  bleedBand(
    {
      ...look,
      style: {
        ...(sharesSpace(look)
          ? { ...sectionSpace(look.space), 'padding-inline': 'var(--gutter)' }
          : { padding: `${spaces[look.space]} var(--gutter)` }),
        ...look.style,
      },
      attributes: { ...(sharesSpace(look) && spaced), ...look.attributes },
    },
    [pageWidth(children)],
  )

/** Space at the sides of a band whose content begins on the same line as that of the page. */
export const pageMargin = 'max(var(--gutter), calc((100% - var(--w-page)) / 2))'

/** Returns a box as wide as the page's content. */
export const pageWidth = (children: readonly WireNode[], style: PlainStyle = {}): WireNode =>
  element(
    'div',
    { name: 'Content', style: { 'max-width': 'var(--w-page)', 'margin-inline': 'auto', ...style } },
    children,
  )
