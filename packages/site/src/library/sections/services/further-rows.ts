import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { itemTitle, text } from '../../parts/texts.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'

/** Returns the services that have no place in a composition as rows below it. */
export const furtherRows = (content: SectionContent, items: readonly SectionItem[]): WireNode[] =>
  items.length === 0
    ? []
    : [
        element(
          'ul',
          { name: 'Further services', style: { ...listStyle, 'margin-top': 'var(--s8)' } },
          items.map((item) =>
            element(
              'li',
              {
                name: 'Service',
                ...sampleMark(content),
                style: { 'border-top': hairline, 'padding-block': 'var(--row)' },
              },
              [
                twelve(
                  [
                    cell('Name', span(1, 6, [1, 3]), [itemTitle(2, item)]),
                    cell('Text', span(8, 12, [4, 6]), item.text ? [text(item.text)] : []),
                  ],
                  { 'align-items': 'baseline', 'row-gap': 'var(--s2)' },
                ),
              ],
            ),
          ),
        ),
      ]
