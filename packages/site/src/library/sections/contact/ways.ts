import type { WireNode } from '@web2/builder'
import { link, span as words } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import type { LibrarySection } from '../../library-section.ts'
import { textLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { rule } from '../../parts/lines.ts'
import { figureStyle, stepSize, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { ways as content } from './ways-content.ts'

interface Fact {
  readonly content: string
  /** Nothing is published of a way whose address the listing lacks, so the whole way is its link. */
  readonly href: string
  readonly style: PlainStyle
}

const underlined: PlainStyle = {
  color: 'var(--tone-link)',
  'text-decoration': 'underline',
  'text-decoration-thickness': 'var(--link-w)',
  'text-underline-offset': '0.15em',
}

const facts: readonly Fact[] = [
  {
    content: '[[{nap.phone}]]',
    href: '[[tel:{nap.phone}]]',
    style: { ...figureStyle, ...underlined, 'font-size': stepSize(4), 'line-height': '1.2' },
  },
  {
    content: '[[{email}]]',
    href: '[[mailto:{email}]]',
    style: { ...underlined, 'font-size': stepSize(1), 'overflow-wrap': 'anywhere' },
  },
  {
    content: '[[{nap.address}]]',
    href: '[[https://www.google.com/maps/dir/?api=1&destination={nap.address}]]',
    style: { ...underlined, 'font-size': stepSize(0) },
  },
]
const spans = [span(1, 5), span(6, 9, [1, 3]), span(10, 12, [4, 6])] as const

const way = ({ name, text: sentence }: SectionItem, at: number, fact: Fact): WireNode =>
  cell(name, spans[at] ?? span(1, 12), [
    title('h3', 1, name, { style: { 'margin-bottom': 'var(--s3)' } }),
    {
      ...link('', fact.href, {
        style: { display: 'grid', gap: 'var(--s3)', 'min-height': 44, 'text-decoration': 'none' },
      }),
      children: [
        words(fact.content, { style: fact.style }),
        ...(sentence
          ? [words(sentence, { style: { 'font-size': stepSize(0), color: 'var(--tone-quiet)' } })]
          : []),
      ],
    },
  ])

/** Call, write and visit in columns of unlike width. A way that the listing lacks is not published. */
export const ways: LibrarySection = {
  id: 'contact/ways',
  kind: 'contact',
  name: 'Call, write, visit',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content,
  make: ({ title: heading, items, actions }, look) =>
    band({ name: 'Contact', ...look }, [
      title('h2', 4, heading, { style: { 'margin-bottom': 'var(--s6)' } }),
      twelve(
        items.flatMap((item, at) => (facts[at] ? [way(item, at, facts[at])] : [])),
        { 'border-top': rule, 'padding-top': 'var(--s5)' },
      ),
      ...actions.map((action) =>
        textLink(action, { style: { 'margin-top': 'var(--s5)', 'font-size': stepSize(1) } }),
      ),
    ]),
}
