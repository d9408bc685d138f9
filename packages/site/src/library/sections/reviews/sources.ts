import { box, business, element, link, words } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { stepSize, text, title } from '../../parts/texts.ts'
import { reviews } from './reviews.ts'

const head = 'Where|What people wrote|When'.split('|')
const block = { display: 'block', padding: 0 } as const

/** Where people wrote what, in a table, and the way to the profiles. */
export const sources: LibrarySection = {
  id: 'reviews/sources',
  kind: 'reviews',
  name: 'Table of sources',
  tones: ['paper', 'tint', 'deep'],
  content: reviews,
  make: (content, look) => {
    const cellStyle = {
      'padding-block': 'var(--row)',
      'padding-inline': '0 var(--s5)',
      'text-align': 'start',
      'vertical-align': 'baseline',
    } as const
    return band({ name: 'Reviews', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s6)' } }),
      element(
        'table',
        {
          name: 'Table',
          ...sampleMark(content),
          style: { width: '100%', 'border-collapse': 'collapse' },
          mobile: { display: 'block' },
        },
        [
          element('thead', { name: 'Head', mobile: { display: 'none' } }, [
            element(
              'tr',
              { name: 'Row' },
              head.map((name) =>
                element(
                  'th',
                  {
                    name,
                    style: {
                      ...cellStyle,
                      'font-size': stepSize(-1),
                      color: 'var(--tone-quiet)',
                      'font-weight': 'var(--text-weight)',
                    },
                  },
                  [words(name)],
                  { scope: 'col' },
                ),
              ),
            ),
          ]),
          element(
            'tbody',
            { name: 'Rows', mobile: { display: 'block' } },
            content.items.map(({ name, note: place, text: wrote, label: date, href }) =>
              element(
                'tr',
                {
                  name: 'Review',
                  style: { 'border-top': hairline },
                  mobile: { display: 'grid', gap: 'var(--s2)', 'padding-block': 'var(--s4)' },
                },
                [
                  element(
                    'th',
                    {
                      name: 'Where',
                      style: { ...cellStyle, width: '22%' },
                      mobile: { ...block, width: 'auto' },
                    },
                    [words(place ?? '')],
                    { scope: 'row' },
                  ),
                  element('td', { name: 'What', style: cellStyle, mobile: block }, [
                    text(wrote ?? ''),
                    href
                      ? link(name, href, { style: { 'font-size': stepSize(-1), color: 'var(--tone-link)' } })
                      : text(name, { style: { 'font-size': stepSize(-1), color: 'var(--tone-quiet)' } }),
                  ]),
                  element(
                    'td',
                    {
                      name: 'When',
                      style: { ...cellStyle, width: '18%', color: 'var(--tone-quiet)' },
                      mobile: { ...block, width: 'auto' },
                    },
                    [words(date ?? '')],
                  ),
                ],
              ),
            ),
          ),
        ],
      ),
      box('div', { name: 'Profiles', style: { 'border-top': hairline, 'padding-top': 'var(--s5)' } }, [
        title('h3', 1, 'Read or write a review', { style: { 'margin-bottom': 'var(--s3)' } }),
        business('Socials', { style: { 'font-size': stepSize(1) } }),
      ]),
    ])
  },
}
