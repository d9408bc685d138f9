import type { WireNode } from '@web2/builder'
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

/** Returns a part of a page over its whole width in a tone, with content as wide as the page. */
export const band = (look: BandLook, children: readonly WireNode[]): WireNode =>
  bleedBand(
    {
      ...look,
      style: { padding: `${spaces[look.space]} var(--gutter)`, ...look.style },
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
