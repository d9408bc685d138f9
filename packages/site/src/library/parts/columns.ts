import type { WireNode } from '@web2/builder'
import { box } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'

const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** Returns a grid of twelve columns; six on tablets, one on phones. */
export const twelve = (children: readonly WireNode[], style: PlainStyle = {}, name = 'Columns'): WireNode =>
  box(
    'div',
    {
      name,
      style: {
        display: 'grid',
        'grid-template-columns': columnsOf(12),
        'column-gap': 'var(--gap)',
        'row-gap': 'var(--s6)',
        ...style,
      },
      tablet: { 'grid-template-columns': columnsOf(6) },
      mobile: { 'grid-template-columns': columnsOf(1) },
    },
    children,
  )

interface Spans {
  readonly style: PlainStyle
  readonly tablet: PlainStyle
  readonly mobile: PlainStyle
}

/**
 * Returns the styles of an element from one of twelve columns through another, counted from 1. On tablets it takes
 * the whole row unless `tablet` names its two of six columns; on phones always.
 */
export const span = (from: number, through: number, tablet?: readonly [number, number]): Spans => ({
  style: { 'grid-column': `${from} / ${through + 1}` },
  tablet: { 'grid-column': tablet ? `${tablet[0]} / ${tablet[1] + 1}` : '1 / -1' },
  mobile: { 'grid-column': '1 / -1' },
})

/** Returns a box from one of twelve columns through another, with the styles it has besides. */
export const cell = (
  name: string,
  spans: Spans,
  children: readonly WireNode[],
  { style, tablet, mobile }: Partial<Spans> = {},
): WireNode =>
  box(
    'div',
    {
      name,
      style: { ...spans.style, ...style },
      tablet: { ...spans.tablet, ...tablet },
      mobile: { ...spans.mobile, ...mobile },
    },
    children,
  )
