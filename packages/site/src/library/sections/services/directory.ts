import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import { band } from '../../parts/band.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { groupsOf } from '../../parts/groups.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, itemTitle, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { services } from './services.ts'

const number = (at: number): string => String(at).padStart(2, '0')

const entry = (content: SectionContent, item: SectionItem, hasHead: boolean): WireNode =>
  element(
    'li',
    {
      name: 'Service',
      ...sampleMark(content),
      style: {
        display: 'flex',
        'justify-content': 'space-between',
        'align-items': 'baseline',
        gap: 'var(--s5)',
        'padding-block': 'var(--row)',
        'border-top': hairline,
      },
      hover: { 'background-color': 'var(--c-brand)', color: 'var(--c-on-brand)' },
    },
    [
      itemTitle(2, item, hasHead ? { style: { 'min-width': 0 } } : {}),
      figure(item.label ?? number(content.items.indexOf(item) + 1), 0, {
        name: 'Number',
        style: { 'padding-inline-end': 'var(--s3)' },
      }),
    ],
  )

/** Names and numbers in ruled columns, like the board in a lobby. */
export const directory: LibrarySection = {
  id: 'services/directory',
  kind: 'services',
  name: 'Board of names and numbers',
  tones: ['paper', 'tint', 'deep'],
  content: services,
  make: (content, look) =>
    band({ name: 'Services', ...look }, [
      title('h2', 5, content.title, { style: { 'margin-bottom': 'var(--s6)' } }),
      box(
        'div',
        {
          name: 'Board',
          style: {
            display: 'grid',
            'grid-template-columns': 'repeat(2, minmax(0, 1fr))',
            gap: 'var(--s7)',
            'align-items': 'start',
            'border-top': rule,
            'padding-top': 'var(--s5)',
          },
          mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
        },
        groupsOf(content.items).map(({ head, items }) =>
          box('div', { name: head ?? 'Group' }, [
            ...(head === undefined
              ? []
              : [
                  title('h3', 1, head, {
                    style: { color: 'var(--tone-quiet)', 'margin-bottom': 'var(--s4)' },
                  }),
                ]),
            element(
              'ul',
              {
                name: 'List',
                style: { 'list-style': 'none', margin: 0, padding: 0, 'border-bottom': hairline },
              },
              items.map((item) => entry(content, item, head !== undefined)),
            ),
          ]),
        ),
      ),
    ]),
}
