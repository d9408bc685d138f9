import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'

const column = (name: string): WireNode =>
  createNode('Canvas', { elementStyle: { 'min-height': '48px' } }, [], { name })

const row = (name: string, template: string, count: number, tabletTemplate?: string): WireNode =>
  createNode(
    'Container',
    {
      elementStyle: { display: 'grid', 'grid-template-columns': template, gap: '16px' },
      breakpoints: {
        ...(tabletTemplate && { tablet: { 'grid-template-columns': tabletTemplate } }),
        mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
      },
    },
    Array.from({ length: count }, (_, at) => column(`Column ${at + 1}`)),
    { name },
  )

/**
 * Returns equal columns in a row of this name. They stack on mobile widths; four or more form rows of two or
 * three on tablets.
 */
export const equalColumns = (name: string, count: number): WireNode => {
  const tablet = count < 4 ? undefined : `repeat(${count % 3 === 0 ? 3 : 2}, minmax(0, 1fr))`
  return row(name, `repeat(${count}, minmax(0, 1fr))`, count, tablet)
}

/** Returns columns with these shares that stack on mobile widths. */
export const splitColumns = (name: string, shares: readonly number[]): WireNode =>
  row(name, shares.map((share) => `minmax(0, ${share}fr)`).join(' '), shares.length)
