import type { WireNode } from '@web2/builder'
import { box } from '../../templates/nodes.ts'
import type { SectionSpace } from '../library-section.ts'
import { art, type Drawing } from './pictures.ts'

/** Space below the content of a first section, which a drawing at its lower edge covers. */
const below = { tight: 'var(--s7)', normal: 'var(--s8)', wide: 'var(--s9)' } as const

/**
 * Returns a drawing at the lower edge of a first section, cropped by it; it takes the height that is left of its
 * column, but at least `least`. On small screens it is a low strip of the ratio `strip`.
 */
export const drawnEdge = (
  drawing: Drawing,
  space: SectionSpace,
  { least, strip }: { readonly least: string; readonly strip: string },
): WireNode =>
  box(
    'div',
    {
      name: 'Drawing',
      style: {
        position: 'relative',
        'flex-grow': 1,
        'min-height': least,
        overflow: 'hidden',
        'border-radius': 'var(--r-m) var(--r-m) 0 0',
        'margin-top': 'var(--s6)',
        'margin-bottom': `calc(-1 * ${below[space]})`,
      },
      tablet: {
        'min-height': 0,
        'aspect-ratio': strip,
        'border-radius': 'var(--r-m)',
        'margin-top': 'var(--s5)',
        'margin-bottom': 0,
      },
    },
    [art(drawing, { position: 'absolute', inset: 0 })],
  )
