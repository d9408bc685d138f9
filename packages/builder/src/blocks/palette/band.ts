import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'

const padding = (block: string, inline: string) => ({
  'padding-top': block,
  'padding-right': inline,
  'padding-bottom': block,
  'padding-left': inline,
})

/** Returns a part of a page over its whole width, whose content is no wider than a page should be. */
export const sectionBand = (): WireNode =>
  createNode(
    'Container',
    { elementStyle: padding('72px', '20px') },
    [
      createNode(
        'Container',
        {
          elementStyle: {
            ...padding('0', '0'),
            'max-width': '1120px',
            'margin-right': 'auto',
            'margin-left': 'auto',
          },
        },
        [],
        { name: 'Content' },
      ),
    ],
    { tag: 'section', name: 'Section band' },
  )

/** Returns true for blocks that are parts of a page themselves, which belong beside others and not into one. */
export const isBand = ({ addition }: Pick<WireNode, 'addition'>): boolean => addition.tag === 'section'
