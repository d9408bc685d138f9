import type { WireNode } from '@web2/builder'
import { box, link, type Look } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'
import type { SectionAction } from '../section-content.ts'
import { figureStyle, stepSize, type Step } from './texts.ts'

const buttonStyle: PlainStyle = {
  display: 'inline-flex',
  'align-items': 'center',
  'justify-content': 'center',
  'min-height': 'var(--button-height)',
  padding: 'var(--s2) var(--s5)',
  'background-color': 'var(--tone-button)',
  color: 'var(--tone-on-button)',
  'border-radius': 'var(--button-radius)',
  'font-size': stepSize(0),
  'font-weight': 'var(--strong-weight)',
  'line-height': '1.2',
  'text-align': 'center',
  'text-decoration': 'none',
  'text-transform': 'var(--button-case)',
  'letter-spacing': 'var(--button-tracking)',
}

/** Returns the link to a page's first action, drawn as a button. */
export const buttonLink = ({ label, href }: SectionAction, look: Look = {}): WireNode =>
  link(label, href, {
    ...look,
    style: { ...buttonStyle, ...look.style },
    hover: { 'background-color': 'var(--tone-button-hover)' },
  })

/** Returns a second action: an underlined text, as tall as a finger needs. */
export const textLink = ({ label, href }: SectionAction, look: Look = {}): WireNode =>
  link(label, href, {
    ...look,
    style: {
      display: 'inline-flex',
      'align-items': 'center',
      'min-height': 44,
      color: 'var(--tone-link)',
      'font-size': stepSize(0),
      'text-decoration-thickness': 'var(--link-w)',
      'text-decoration-style': 'var(--link-style)',
      'text-underline-offset': '0.2em',
      ...look.style,
    },
  })

/** Returns the first action as a button and the others as texts, in a row that wraps. */
export const actionRow = (actions: readonly SectionAction[], look: Look = {}): WireNode[] =>
  actions.length === 0
    ? []
    : [
        box(
          'div',
          {
            name: 'Actions',
            ...look,
            style: {
              display: 'flex',
              'flex-wrap': 'wrap',
              'align-items': 'center',
              gap: 'var(--s4) var(--s5)',
              ...look.style,
            },
          },
          actions.map((action, at) => (at === 0 ? buttonLink(action) : textLink(action))),
        ),
      ]

/** Returns the style of a link that shows a phone number, as tall as a finger needs. */
export const numberStyle = (step: Step): PlainStyle => ({
  display: 'inline-flex',
  'align-items': 'center',
  'min-height': 44,
  ...figureStyle,
  'font-size': stepSize(step),
  color: 'var(--tone-link)',
  'text-decoration-thickness': 'var(--link-w)',
  'text-underline-offset': '0.12em',
})

/** Returns the phone number of the listing as a link; nothing is published without one. */
export const phoneLink = (step: Step, look: Look = {}): WireNode =>
  link('[[{nap.phone}]]', '[[tel:{nap.phone}]]', {
    name: 'Phone',
    ...look,
    style: { ...numberStyle(step), ...look.style },
  })
