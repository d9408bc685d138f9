import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import { desk } from '../../art/desk.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle, rule } from '../../parts/lines.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { itemTitle, label, text, title } from '../../parts/texts.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { posts } from './posts.ts'

const newest = (content: SectionContent, item: SectionItem): WireNode =>
  element('article', { name: 'Newest post', ...sampleMark(content) }, [
    ...(item.picture ? [pictureSlot(item.picture, desk, '3 / 2')] : []),
    ...(item.label ? [label(item.label, { style: { 'margin-top': 'var(--s4)' } })] : []),
    itemTitle(4, item, { style: { 'margin-top': 'var(--s2)', 'max-width': '14.9em' } }),
    ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s3)' } })] : []),
  ])

const older = (content: SectionContent, item: SectionItem): WireNode =>
  element(
    'li',
    {
      name: 'Post',
      ...sampleMark(content),
      style: { 'border-top': hairline, 'padding-block': 'var(--row)' },
    },
    [
      ...(item.label ? [label(item.label)] : []),
      itemTitle(1, item, { style: { 'margin-top': 'var(--s1)', 'line-height': '1.25' } }),
    ],
  )

/** The newest post large with its picture, the next four as a list of texts. */
export const leadPost: LibrarySection = {
  id: 'blog/lead',
  kind: 'blog',
  name: 'Newest post large',
  tones: ['paper', 'tint', 'deep'],
  content: posts,
  make: (content, look) => {
    const [first, ...others] = content.items
    const isAlone = others.length === 0
    return band({ name: 'Blog', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s6)' } }),
      twelve(
        [
          ...(first ? [cell('Newest', isAlone ? span(1, 12) : span(1, 7), [newest(content, first)])] : []),
          ...(isAlone
            ? []
            : [
                cell(
                  'Older posts',
                  span(9, 12),
                  [
                    element(
                      'ul',
                      { name: 'List', style: listStyle },
                      others.slice(0, 4).map((item) => older(content, item)),
                    ),
                  ],
                  { style: { 'border-top': rule, 'align-self': 'start' } },
                ),
              ]),
        ],
        {},
      ),
    ])
  },
}
