import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import type { LibrarySection } from '../../library-section.ts'
import { buttonLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { isPricePlace } from '../../parts/price-place.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, note, text, title } from '../../parts/texts.ts'
import { withTone } from '../../parts/with-tone.ts'
import type { SectionItem } from '../../section-content.ts'
import { prices } from './prices.ts'

const onRequest = 'Price on request'

const priceOf = (item: SectionItem, step: 4 | 6): WireNode =>
  figure(item.price ?? onRequest, step, {
    name: 'Price',
    ...sampleMark({ isSample: isPricePlace(item) }),
    style: { 'line-height': '1' },
  })

const chosenStyle: PlainStyle = {
  'grid-column': '1',
  'grid-row': '1 / span 3',
  display: 'grid',
  gap: 'var(--s4)',
  'align-content': 'start',
  'justify-items': 'start',
  padding: 'var(--s6)',
  'border-radius': 'var(--r-m)',
}

const quietStyle: PlainStyle = {
  'grid-column': '2',
  display: 'grid',
  gap: 'var(--s3)',
  'align-content': 'center',
  padding: 'var(--s5) 0',
  'border-bottom': hairline,
}

const oneColumn: PlainStyle = { 'grid-column': '1', 'grid-row': 'auto' }

const chosenParts = (item: SectionItem): WireNode[] => {
  const { name, note: unit, lines = [], text: who } = item
  return [
    title('h3', 3, name),
    priceOf(item, 6),
    ...(unit ? [note(unit)] : []),
    ...(who ? [text(who)] : []),
    element(
      'ul',
      { name: 'What belongs to it', style: { 'list-style': 'none', margin: 0, padding: 0, width: '100%' } },
      lines.map((line) =>
        element('li', { name: 'Part', style: { 'border-top': hairline, 'padding-block': 'var(--s3)' } }, [
          text(line),
        ]),
      ),
    ),
  ]
}

const quietParts = (item: SectionItem): WireNode[] => [
  title('h3', 2, item.name),
  priceOf(item, 4),
  ...(item.text ? [text(item.text, { style: { color: 'var(--tone-quiet)' } })] : []),
]

/** The usual plan on a loud surface with all that belongs to it; the others next to it in a few words. */
export const plans: LibrarySection = {
  id: 'pricing/plans',
  kind: 'pricing',
  name: 'One plan large, the others next to it',
  tones: ['paper', 'tint'],
  content: prices,
  make: (content, look) =>
    band({ name: 'Pricing', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s6)' } }),
      element(
        'ul',
        {
          name: 'Plans',
          style: {
            'list-style': 'none',
            margin: 0,
            padding: 0,
            display: 'grid',
            'grid-template-columns':
              content.items.length > 1 ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 48rem)',
            'column-gap': 'var(--s7)',
          },
          tablet: { 'grid-template-columns': 'minmax(0, 1fr)' },
        },
        content.items.map((item, at) => {
          const isChosen = at === 0
          const plan = element(
            'li',
            {
              name: 'Plan',
              ...sampleMark(content),
              style: isChosen ? chosenStyle : quietStyle,
              tablet: oneColumn,
            },
            [
              ...(isChosen ? chosenParts(item) : quietParts(item)),
              ...(isChosen ? content.actions.slice(0, 1).map((action) => buttonLink(action)) : []),
            ],
          )
          return isChosen ? withTone(plan, 'brand') : plan
        }),
      ),
    ]),
}
