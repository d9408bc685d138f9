import type { WireNode } from '@web2/builder'
import { heading, link, paragraph, span, type Look } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'
import type { SectionItem } from '../section-content.ts'

/** Step of the theme's type scale, from captions (-2) to display (7). */
export type Step = -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Returns the font size of a step. */
export const stepSize = (step: Step): string => `var(--t-${step})`

const withStyle = (look: Look, style: PlainStyle): Look => ({ ...look, style: { ...style, ...look.style } })

/**
 * Returns a title. It breaks into lines of like length, and a word that is too long for a line is hyphenated or broken.
 */
export const title = (level: 'h1' | 'h2' | 'h3', step: Step, content: string, look: Look = {}): WireNode =>
  heading(
    level,
    content,
    withStyle(look, {
      'font-size': stepSize(step),
      margin: 0,
      'text-wrap': 'balance',
      'overflow-wrap': 'break-word',
      hyphens: 'auto',
      ...(step < 4 && { 'font-weight': 'var(--title-weight-small)' }),
    }),
  )

/** Returns the title of a row or column of a table, whose header cells can't hold headings. */
export const cellTitle = (step: Step, content: string, look: Look = {}): WireNode =>
  paragraph(
    content,
    withStyle(look, {
      'font-family': 'var(--f-title)',
      'font-size': stepSize(step),
      'font-weight': 'var(--title-weight-small)',
      'line-height': 'var(--title-leading)',
      'letter-spacing': 'var(--title-tracking)',
      'text-transform': 'var(--title-case)',
      margin: 0,
      'text-wrap': 'balance',
      'overflow-wrap': 'break-word',
      hyphens: 'auto',
    }),
  )

/** Returns the title of an item: a link if the item leads somewhere. */
export const itemTitle = (step: Step, { name, href }: SectionItem, look: Look = {}): WireNode => {
  const whole = title('h3', step, href === undefined ? name : '', look)
  if (href === undefined) return whole
  return {
    ...whole,
    children: [
      link(name, href, {
        style: {
          color: 'inherit',
          'text-decoration-thickness': 'var(--link-w)',
          'text-underline-offset': '0.15em',
        },
      }),
    ],
  }
}

/** Returns a text that leads from a title to its content. */
export const lead = (content: string, look: Look = {}): WireNode =>
  paragraph(
    content,
    withStyle(look, {
      'font-size': stepSize(1),
      'line-height': 'var(--lead-leading)',
      'max-width': 'var(--w-text)',
      margin: 0,
      'text-wrap': 'pretty',
    }),
  )

/** Returns body text, no wider than is good to read. */
export const text = (content: string, look: Look = {}): WireNode =>
  paragraph(
    content,
    withStyle(look, {
      'font-size': stepSize(0),
      'max-width': 'var(--w-text)',
      margin: 0,
      'text-wrap': 'pretty',
    }),
  )

/** Returns a quiet remark. */
export const note = (content: string, look: Look = {}): WireNode =>
  paragraph(
    content,
    withStyle(look, {
      'font-size': stepSize(-1),
      color: 'var(--tone-quiet)',
      'max-width': 'var(--w-text)',
      margin: 0,
      'text-wrap': 'pretty',
    }),
  )

/** Style of figures, prices and numbers. */
export const figureStyle: PlainStyle = {
  'font-family': 'var(--f-figure)',
  'font-weight': 'var(--figure-weight)',
  'font-variant-numeric': 'var(--figure-numeric)',
}

/** Returns a number, a time or a price. */
export const figure = (content: string, step: Step, look: Look = {}): WireNode =>
  span(content, withStyle(look, { ...figureStyle, 'font-size': stepSize(step) }))

/** Returns a short label in the way of the theme. */
export const label = (content: string, look: Look = {}): WireNode =>
  paragraph(
    content,
    withStyle(look, {
      'font-family': 'var(--f-figure)',
      'font-size': stepSize(-1),
      'text-transform': 'var(--label-case)',
      'letter-spacing': 'var(--label-tracking)',
      color: 'var(--tone-quiet)',
      margin: 0,
    }),
  )
