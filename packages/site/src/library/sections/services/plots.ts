import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import { sceneAt } from '../../art/scenes.ts'
import { band } from '../../parts/band.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { itemTitle, lead, text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import { furtherRows } from './further-rows.ts'
import { services } from './services.ts'

interface Plot {
  readonly style: PlainStyle
  readonly mobile: PlainStyle
  readonly ratio: string
}

const plots: readonly Plot[] = [
  { style: { 'grid-column': '1 / 8', 'grid-row': '1 / 3' }, mobile: {}, ratio: '6 / 7' },
  {
    style: { 'grid-column': '8 / 13', 'grid-row': '1' },
    mobile: { 'margin-inline-start': 24 },
    ratio: '3 / 2',
  },
  {
    style: { 'grid-column': '9 / 13', 'grid-row': '2', 'margin-top': 'var(--s7)' },
    mobile: { 'margin-top': 0 },
    ratio: '4 / 3',
  },
]

const plot = (content: SectionContent, item: SectionItem, at: number): WireNode => {
  const { style, mobile, ratio } = plots[at] ?? { style: {}, mobile: {}, ratio: '4 / 3' }
  return element(
    'li',
    {
      name: 'Service',
      ...sampleMark(content),
      style,
      mobile: { 'grid-column': '1 / -1', 'grid-row': 'auto', ...mobile },
    },
    [
      ...(item.picture ? [pictureSlot(item.picture, sceneAt(at), ratio)] : []),
      box(
        'div',
        {
          name: 'Strip',
          style: {
            position: 'relative',
            'margin-top': item.picture ? 'calc(-1 * var(--s7))' : 0,
            'margin-inline-end': 'var(--s7)',
            'padding-block': 'var(--s4) 0',
            'padding-inline': '0 var(--s5)',
            'background-color': 'var(--tone-bg)',
            'border-start-end-radius': 'var(--r-m)',
          },
          tablet: { 'margin-inline-end': 'var(--s4)' },
        },
        [
          itemTitle(3, item),
          ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s2)' } })] : []),
        ],
      ),
    ],
  )
}

/** Three pictures laid out like plots of land, each with its name on a strip at its foot. */
export const plotTiles: LibrarySection = {
  id: 'services/plots',
  kind: 'services',
  name: 'Three plots with names',
  tones: ['paper', 'tint', 'deep'],
  content: services,
  make: (content, look) =>
    band({ name: 'Services', ...look }, [
      title('h2', 4, content.title, {
        style: { 'margin-bottom': content.lead ? 'var(--s4)' : 'var(--s7)', 'max-width': '48rem' },
      }),
      ...(content.lead ? [lead(content.lead, { style: { 'margin-bottom': 'var(--s7)' } })] : []),
      element(
        'ul',
        {
          name: 'Plots',
          style: {
            display: 'grid',
            'grid-template-columns': 'repeat(12, minmax(0, 1fr))',
            gap: 'var(--s6) var(--gap)',
            'align-items': 'start',
            'list-style': 'none',
            margin: 0,
            padding: 0,
          },
          mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
        },
        content.items.slice(0, plots.length).map((item, at) => plot(content, item, at)),
      ),
      ...furtherRows(content, content.items.slice(plots.length)),
    ]),
}
