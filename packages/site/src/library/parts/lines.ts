import type { PlainStyle } from '../../templates/template.ts'

/** A hairline in the way of the theme. */
export const hairline = 'var(--line-w) var(--line-style) var(--tone-rule)'

/** A strong rule in the way of the theme. */
export const rule = 'var(--rule-w) var(--rule-style) var(--tone-text)'

/** Row of a list between hairlines. */
export const rowStyle: PlainStyle = { 'padding-block': 'var(--row)', 'border-top': hairline }

/** List without marks, closed by a hairline. */
export const listStyle: PlainStyle = {
  'list-style': 'none',
  margin: 0,
  padding: 0,
  'border-bottom': hairline,
}
