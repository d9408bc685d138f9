import type { WireNode } from '@web2/builder'
import { box, element, span, words } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { actionRow } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { art, type Drawing } from '../../parts/pictures.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, stepSize, title } from '../../parts/texts.ts'
import { prices } from './prices.ts'

const tick: Drawing = {
  width: 24,
  height: 24,
  shapes: [
    {
      tag: 'path',
      attributes: { fill: 'none', stroke: 'currentColor', 'stroke-width': '3.5', d: 'M3 13l6 6L21 5' },
    },
  ],
}

const cellStyle = {
  padding: 'var(--row) var(--s4)',
  'border-bottom': hairline,
  'text-align': 'start',
} as const
const firstStyle = {
  position: 'sticky',
  'inset-inline-start': 0,
  'background-color': 'var(--tone-bg)',
  'padding-inline-start': 0,
  'min-width': '9rem',
} as const

const included = (): WireNode[] => [
  art(tick, { width: '1.25rem', height: '1.25rem' }),
  span('Included', {
    style: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', 'clip-path': 'inset(50%)' },
  }),
]

/** Plans side by side in a table that keeps its first column in view. */
export const matrix: LibrarySection = {
  id: 'pricing/matrix',
  kind: 'pricing',
  name: 'Comparison in a table',
  tones: ['paper', 'tint', 'deep'],
  content: prices,
  make: (content, look) => {
    const rows = [...new Set(content.items.flatMap(({ lines = [] }) => lines))]
    // without any price it tells what belongs to each
    const hasPrices = content.items.some(({ price }) => price !== undefined)
    return band({ name: 'Pricing', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s6)' } }),
      box('div', { name: 'Plans', ...sampleMark(content) }, [
        element(
          'div',
          { name: 'Table', ...sampleMark(content), style: { position: 'relative', 'overflow-x': 'auto' } },
          [
            element('table', { name: 'Plans', style: { width: '100%', 'border-collapse': 'collapse' } }, [
              element('thead', { name: 'Head' }, [
                element('tr', { name: 'Row' }, [
                  element(
                    'td',
                    { name: 'Corner', style: { ...cellStyle, ...firstStyle, 'border-bottom': rule } },
                    [],
                  ),
                  ...content.items.map(({ name, price }) =>
                    element(
                      'th',
                      {
                        name: 'Plan',
                        style: {
                          ...cellStyle,
                          'border-bottom': rule,
                          'vertical-align': 'bottom',
                          'min-width': '9rem',
                        },
                      },
                      [
                        title('h3', 1, name, { style: { 'margin-bottom': 'var(--s2)' } }),
                        ...(hasPrices
                          ? [figure(price ?? 'Price on request', 4, { style: { 'line-height': '1' } })]
                          : []),
                      ],
                      { scope: 'col' },
                    ),
                  ),
                ]),
              ]),
              element(
                'tbody',
                { name: 'Rows' },
                rows.map((row) =>
                  element('tr', { name: 'Row' }, [
                    element(
                      'th',
                      {
                        name: 'Part',
                        style: {
                          ...cellStyle,
                          ...firstStyle,
                          'font-size': stepSize(0),
                          'font-weight': 'var(--text-weight)',
                        },
                      },
                      // its space at the end tells it from the line of a plan, which is read as such
                      [words(`${row} `)],
                      { scope: 'row' },
                    ),
                    ...content.items.map(({ lines = [] }) =>
                      element(
                        'td',
                        { name: 'Cell', style: { ...cellStyle, position: 'relative' } },
                        lines.includes(row)
                          ? included()
                          : [span('–', { name: 'Not included', style: { color: 'var(--tone-quiet)' } })],
                      ),
                    ),
                  ]),
                ),
              ),
            ]),
          ],
          { role: 'region', tabindex: '0', 'aria-label': 'Plans side by side' },
        ),
        ...actionRow(content.actions, { style: { 'margin-top': 'var(--s6)' } }),
      ]),
    ])
  },
}
