import type { WireNode } from '@web2/builder'
import { box } from '../../templates/nodes.ts'

/** Returns the dots from a name to the price or remark at the end of its line, in a flex row. */
export const leader = (): WireNode =>
  box(
    'div',
    {
      name: 'Leader',
      style: {
        flex: '1 1 1.5rem',
        'min-width': '1rem',
        'border-bottom': '2px dotted var(--tone-rule)',
        'margin-bottom': '0.3em',
      },
    },
    [],
  )
