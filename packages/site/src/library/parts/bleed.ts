import type { WireNode } from '@web2/builder'
import { box } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'

const column = 'calc((min(var(--w-page), 100% - 2 * var(--gutter)) - 11 * var(--gap)) / 12)'
const margin = 'minmax(calc(var(--gutter) - var(--gap)), 1fr)'

/**
 * Returns a grid over the width of the window: the page's twelve columns between its margins, so that a picture can
 * reach the edge. Below desktop it is one column, and pictures reach both edges.
 */
export const bleedGrid = (
  children: readonly WireNode[],
  style: PlainStyle = {},
  name = 'Columns',
  tag = 'div',
): WireNode =>
  box(
    tag,
    {
      name,
      style: {
        display: 'grid',
        'grid-template-columns': `${margin} repeat(12, minmax(0, ${column})) ${margin}`,
        'column-gap': 'var(--gap)',
        ...style,
      },
      tablet: {
        'grid-template-columns': 'minmax(0, 1fr)',
        'row-gap': 'var(--s5)',
        'padding-inline': 'var(--gutter)',
      },
    },
    children,
  )

interface Place {
  readonly style: PlainStyle
  readonly tablet: PlainStyle
  readonly mobile: PlainStyle
}

const wide: PlainStyle = { 'grid-column': '1 / -1' }

/** Returns the place of an element from one of the page's twelve columns through another, counted from 1. */
export const within = (from: number, through: number): Place => ({
  style: { 'grid-column': `${from + 1} / ${through + 2}` },
  tablet: wide,
  mobile: wide,
})

const toEdges: PlainStyle = { ...wide, 'margin-inline': 'calc(-1 * var(--gutter))' }

/** Returns the place of an element from the window's start edge through a column. */
export const fromStart = (through: number): Place => ({
  style: { 'grid-column': `1 / ${through + 2}` },
  tablet: toEdges,
  mobile: toEdges,
})

/** Returns the place of an element from a column to the window's end edge. */
export const toEnd = (from: number): Place => ({
  style: { 'grid-column': `${from + 1} / -1` },
  tablet: toEdges,
  mobile: toEdges,
})
