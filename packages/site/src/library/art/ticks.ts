import type { WireNode } from '@web2/builder'
import { art } from '../parts/pictures.ts'
import { lines } from './shapes.ts'

/** A tick as a pen draws it, in the color of drawings that stand out. */
export const tick = (size: number): WireNode =>
  art(
    { width: 24, height: 24, shapes: [lines('art-3', 3.5, 'M4 13.5q3 2.5 4.500 5.500Q13 10 20.500 5')] },
    { width: size, height: size, 'flex-shrink': 0, 'margin-top': 2 },
  )
