import type { WireNode } from '@web2/builder'
import { box, link, type Look } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'
import type { SectionLook } from '../library-section.ts'
import type { SectionContent } from '../section-content.ts'
import { buttonLink, numberStyle, phoneLink, textLink } from './actions.ts'
import { bleedBand, pageWidth } from './band.ts'
import type { Step } from './texts.ts'

/** Space above and below: less than in other sections, so that the first window shows where the next one begins. */
export const heroSpace = {
  tight: 'var(--s6) var(--gutter) var(--s7)',
  normal: 'var(--s7) var(--gutter) var(--s8)',
  wide: 'var(--s8) var(--gutter) var(--s9)',
} as const

/** Returns the first section of a page with content as wide as the page. */
export const heroBand = (
  look: SectionLook,
  children: readonly WireNode[],
  style: PlainStyle = {},
): WireNode =>
  bleedBand({ name: 'Hero', ...look, style: { padding: heroSpace[look.space], ...style } }, [
    pageWidth(children),
  ])

/** Space next to content that keeps to the width of the page within a part that reaches the edge of the window. */
export const pageEdge = 'max(var(--gutter), calc((100vw - var(--w-page)) / 2))'

/** Returns the number to call; without one, the way to the contact page. */
export const callLink = (step: Step, look: Look = {}): WireNode =>
  link('[[{nap.phone}||Write to us]]', '[[tel:{nap.phone}||/contact]]', {
    name: 'Call',
    ...look,
    style: { ...numberStyle(step), 'line-height': '1.1', ...look.style },
  })

/** Returns the first action as a button with the number next to it; more actions are texts. */
export const heroWays = ({ actions }: Pick<SectionContent, 'actions'>, look: Look = {}): WireNode =>
  box(
    'div',
    {
      name: 'Actions',
      ...look,
      style: {
        display: 'flex',
        'flex-wrap': 'wrap',
        'align-items': 'center',
        gap: 'var(--s3) var(--s5)',
        'margin-top': 'var(--s5)',
        ...look.style,
      },
    },
    [
      ...actions.slice(0, 1).map((action) => buttonLink(action)),
      phoneLink(1),
      ...actions.slice(1).map((action) => textLink(action)),
    ],
  )
