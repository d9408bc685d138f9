import type { WireNode } from '@web2/builder'
import type { PlainStyle } from '../../templates/template.ts'
import { art } from '../parts/pictures.ts'
import { lines, ring } from './shapes.ts'

const inText = 'var(--tone-text)'

const smallOnPhones = (drawing: WireNode): WireNode => ({
  ...drawing,
  props: { ...drawing.props, breakpoints: { mobile: { width: 44, height: 48 } } },
})

/** A door in the lower wall of a room: a gap in the wall, the leaf, and the arc it swings. */
export const doorway = (style: PlainStyle): WireNode =>
  smallOnPhones(
    art(
      {
        width: 64,
        height: 70,
        shapes: [
          { tag: 'path', attributes: { fill: 'var(--tone-bg)', d: 'M2 62h60v8H2z' } },
          {
            tag: 'path',
            attributes: {
              fill: 'none',
              stroke: inText,
              'stroke-width': '1.5',
              d: 'M2 64V4M2 4a60 60 0 0160 60',
              'stroke-dasharray': 'none',
            },
          },
        ],
      },
      { position: 'absolute', width: 64, height: 70, 'pointer-events': 'none', ...style },
    ),
  )

/** Stairs, with the way up. */
export const stairs = (): WireNode =>
  art({
    width: 300,
    height: 200,
    shapes: [
      lines('line', 2, 'M40 0v200M70 0v200M100 0v200M130 0v200M160 0v200M190 0v200M220 0v200M250 0v200'),
      lines('ink', 2, 'M20 100h246M252 88l16 12-16 12'),
      ring('ink', 2, 20, 100, 6),
    ],
  })

/** North arrow and scale bar. */
export const northAndScale = (): WireNode =>
  art(
    {
      width: 240,
      height: 48,
      shapes: [
        ring('ink', 1.5, 24, 24, 20),
        { tag: 'path', attributes: { fill: 'var(--tone-text)', d: 'M24 6l8 30-8-6z' } },
        {
          tag: 'path',
          attributes: {
            fill: 'none',
            stroke: inText,
            'stroke-width': '1.5',
            d: 'M24 6l-8 30 8-6zM80 20h152v8H80zM118 20v8M156 20v8M194 20v8',
          },
        },
        { tag: 'path', attributes: { fill: inText, d: 'M80 20h38v8H80zM156 20h38v8h-38z' } },
      ],
    },
    { width: 240, height: 48 },
  )
