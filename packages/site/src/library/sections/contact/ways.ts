import type { WireNode } from '@web2/builder'
import { business, link } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { phoneLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { rule } from '../../parts/lines.ts'
import { note, stepSize, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { ways as content } from './ways-content.ts'

const mail = (): WireNode =>
  link('[[{email}]]', '[[mailto:{email}]]', {
    name: 'Email',
    style: { 'font-size': stepSize(1), color: 'var(--tone-link)', 'overflow-wrap': 'anywhere' },
  })

const facts: readonly (() => WireNode)[] = [
  () => phoneLink(4),
  mail,
  () => business('Address', { style: { 'font-size': stepSize(0), 'font-style': 'normal' } }),
]
const spans = [span(1, 5), span(6, 9, [1, 3]), span(10, 12, [4, 6])] as const

const way = ({ name, text: sentence }: SectionItem, at: number): WireNode =>
  cell(name, spans[at] ?? span(1, 12), [
    title('h3', 1, name, { style: { 'margin-bottom': 'var(--s3)' } }),
    facts[at]?.() ?? note(''),
    ...(sentence
      ? [text(sentence, { style: { 'margin-top': 'var(--s3)', color: 'var(--tone-quiet)' } })]
      : []),
  ])

/** Call, write and visit in columns of unlike width. A way that the listing lacks is not published. */
export const ways: LibrarySection = {
  id: 'contact/ways',
  kind: 'contact',
  name: 'Call, write, visit',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content,
  make: ({ title: heading, items }, look) =>
    band({ name: 'Contact', ...look }, [
      title('h2', 4, heading, { style: { 'margin-bottom': 'var(--s6)' } }),
      twelve(items.slice(0, facts.length).map(way), { 'border-top': rule, 'padding-top': 'var(--s5)' }),
    ]),
}
