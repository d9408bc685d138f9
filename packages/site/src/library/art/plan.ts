import type { WireNode } from '@web2/builder'
import type { PlainStyle } from '../../templates/template.ts'
import { art } from '../parts/pictures.ts'
import { area, boxes, lattice, lines, ring } from './shapes.ts'

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

/** Furniture of a large room: a table with its chairs, or a bed with a wardrobe. Of a small one: a bath, or a desk. */
const furniture = [
  [
    area('art-1', boxes([24, 28, 176, 56])),
    area('art-3', boxes(...lattice([40, 4, 32, 16], 3, 2, 56, 88))),
    area('art-3', boxes([4, 44, 14, 24])),
    lines('ink', 1.5, 'M24 28h176v56H24zM24 56h176'),
  ],
  [
    area('art-1', boxes([120, 0, 104, 112])),
    area('art-3', boxes([120, 40, 104, 72], [0, 80, 88, 32])),
    area('card', boxes([128, 8, 40, 24], [176, 8, 40, 24])),
    lines('ink', 1.5, 'M120 0h104v112H120zM120 40h104M0 80h88v32H0zM44 80v32'),
  ],
  [
    area('art-3', boxes([0, 0, 56, 112])),
    area('card', 'M8 24a20 20 0 0140 0v68a12 12 0 01-12 12H20a12 12 0 01-12-12z'),
    area('art-1', boxes([72, 80, 40, 32])),
    lines('ink', 1.5, 'M0 0h56v112H0zM72 80h40v32H72zM28 84v8M84 96h16'),
  ],
  [
    area('art-3', boxes([0, 56, 112, 56])),
    area('card', 'M16 68l40-6 5 34-40 6z'),
    area('art-1', boxes([36, 16, 40, 32])),
    lines('ink', 1.5, 'M0 56h112v56H0zM36 16h40v32H36M76 76l24 8'),
  ],
] as const

/** Furniture at the lower edge of a room, counted from 0; clear of its door. */
export const furnished = (at: number, style: PlainStyle): WireNode => {
  const isLarge = at < 2
  const drawing = art(
    { width: isLarge ? 224 : 112, height: 112, shapes: [...(furniture[at] ?? furniture[3])] },
    {
      position: 'absolute',
      'pointer-events': 'none',
      bottom: 12,
      width: isLarge ? 224 : 104,
      height: isLarge ? 112 : 104,
      ...style,
    },
  )
  return {
    ...drawing,
    props: {
      ...drawing.props,
      breakpoints: { mobile: { width: isLarge ? 120 : 64, height: isLarge ? 60 : 64 } },
    },
  }
}

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
