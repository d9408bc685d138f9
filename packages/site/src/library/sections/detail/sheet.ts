import type { WireNode } from '@web2/builder'
import { sceneAt } from '../../art/scenes.ts'
import { box, element } from '../../../templates/nodes.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { label, lead, text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent } from '../../section-content.ts'
import { detail } from './detail-content.ts'
import { detailParts, type DetailParts } from './detail-parts.ts'

const factSheet = (content: SectionContent, { facts }: DetailParts): WireNode =>
  box(
    'div',
    {
      name: 'Facts',
      style: { position: 'sticky', top: 'var(--s6)', 'border-top': rule },
      tablet: { position: 'static' },
    },
    [
      ...content.pictures
        .slice(0, 1)
        .map((image) => pictureSlot(image, sceneAt(0), '4 / 3', { 'margin-top': 'var(--s5)' })),
      element(
        'dl',
        { name: 'List', style: { margin: 0 } },
        facts.map((item) =>
          box(
            'div',
            {
              name: 'Fact',
              ...sampleMark(content),
              style: { 'padding-block': 'var(--s4)', 'border-bottom': hairline },
            },
            [
              element('dt', { name: 'Label' }, [label(item.label ?? '')]),
              element('dd', { name: 'Value', style: { margin: 0 } }, [
                text(item.name, {
                  style: { 'font-weight': 'var(--strong-weight)', 'margin-top': 'var(--s1)' },
                }),
              ]),
            ],
          ),
        ),
      ),
    ],
  )

const article = (content: SectionContent, { main, aside }: DetailParts): WireNode[] => [
  title('h2', 4, content.title),
  ...(content.lead
    ? [lead(content.lead, { ...sampleMark(content), style: { 'margin-top': 'var(--s4)' } })]
    : []),
  ...main.map((item) =>
    box('div', { name: 'Part', ...sampleMark(content), style: { 'margin-top': 'var(--s6)' } }, [
      title('h3', 2, item.name),
      ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s3)' } })] : []),
    ]),
  ),
  ...(aside
    ? [
        box('div', { name: 'Part', ...sampleMark(content), style: { 'margin-top': 'var(--s6)' } }, [
          title('h3', 2, aside.head, { style: { 'margin-bottom': 'var(--s3)' } }),
          element(
            'ul',
            { name: 'List', style: { margin: 0, 'padding-inline-start': '1.2em' } },
            aside.items.map((item) =>
              element('li', { name: 'Item', style: { 'padding-block': 'var(--s1)' } }, [text(item.name)]),
            ),
          ),
        ]),
      ]
    : []),
]

/** A sheet of facts that stays in view next to a text. On phones the facts come first. */
export const sheet: LibrarySection = {
  id: 'detail/sheet',
  kind: 'detail',
  name: 'Sheet of facts next to a text',
  tones: ['paper', 'tint', 'deep'],
  content: detail,
  make: (content, look) => {
    const parts = detailParts(content)
    const hasFacts = parts.facts.length > 0
    return band({ name: 'Service details', ...look }, [
      twelve(
        [
          cell('Text', hasFacts ? span(6, 12) : span(3, 10), article(content, parts), {
            style: { 'grid-row': '1' },
            tablet: { 'grid-row': 'auto' },
          }),
          ...(hasFacts
            ? [
                cell('Sheet', span(1, 4), [factSheet(content, parts)], {
                  style: { 'grid-row': '1' },
                  tablet: { 'grid-row': 'auto', order: -1 },
                }),
              ]
            : []),
        ],
        { 'row-gap': 'var(--s7)' },
      ),
    ])
  },
}
