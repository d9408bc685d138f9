import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { figure, note, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { steps } from './steps.ts'

/** Steps with more to say get more of the rail. */
const share = ({ name, text: sentence = '', note: remark = '' }: SectionItem): string =>
  `minmax(0, ${Math.min(1.7, Math.max(1, (name.length + sentence.length + remark.length) / 80)).toFixed(2)}fr)`

const columnsOf = (items: readonly SectionItem[]): string =>
  items.length > 5 ? 'repeat(3, minmax(0, 1fr))' : items.map(share).join(' ')

const step = (item: SectionItem, at: number): WireNode =>
  element(
    'li',
    {
      name: 'Step',
      style: { 'border-top': '2px solid var(--tone-text)', 'padding-inline-end': 'var(--gap)' },
      tablet: {
        'border-top': 'none',
        'border-inline-start': '2px solid var(--tone-text)',
        'padding-inline': 'var(--s5) 0',
        'padding-bottom': 'var(--s6)',
      },
    },
    [
      figure(item.label ?? String(at + 1), 3, {
        name: 'Number',
        style: {
          display: 'block',
          width: 'max-content',
          'line-height': '1',
          'margin-top': '-0.55em',
          'margin-bottom': 'var(--s4)',
          'padding-inline-end': '0.4em',
          'background-color': 'var(--tone-bg)',
        },
        tablet: {
          'margin-top': 0,
          'margin-inline-start': 'calc(-1 * var(--s5) - 0.35em)',
          'padding-block': '0 0.3em',
          'padding-inline-end': 0,
        },
      }),
      title('h3', 2, item.name),
      ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s3)' } })] : []),
      ...(item.note ? [note(item.note, { style: { 'margin-top': 'var(--s3)' } })] : []),
    ],
  )

/** Stops along a line, as wide as they have words. */
export const rail: LibrarySection = {
  id: 'process/rail',
  kind: 'process',
  name: 'Stops along a line',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: steps,
  make: (content, look) =>
    band({ name: 'Process', ...look }, [
      title('h2', 4, content.title, { style: { 'max-width': '40rem', 'margin-bottom': 'var(--s8)' } }),
      element(
        'ol',
        {
          name: 'Rail',
          style: {
            display: 'grid',
            'grid-template-columns': columnsOf(content.items),
            'row-gap': 'var(--s7)',
            'list-style': 'none',
            margin: 0,
            padding: 0,
          },
          tablet: { 'grid-template-columns': 'minmax(0, 1fr)', 'row-gap': 0 },
        },
        content.items.map(step),
      ),
    ]),
}
