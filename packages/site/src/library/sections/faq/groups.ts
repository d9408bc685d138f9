import { box, element, link } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { groupId, groupLinkText, itemGroups } from '../../parts/item-groups.ts'
import { rule } from '../../parts/lines.ts'
import { note, stepSize, title } from '../../parts/texts.ts'
import { questionList } from './question-list.ts'
import { questions } from './questions.ts'

/** Questions by subject, with a list of the subjects next to them. */
export const groups: LibrarySection = {
  id: 'faq/groups',
  kind: 'faq',
  name: 'By subject, with a list of subjects',
  tones: ['paper', 'tint', 'deep'],
  content: questions,
  make: (content, look) => {
    const subjects = itemGroups(content.items)
    return band({ name: 'FAQ', ...look }, [
      title('h2', 5, content.title, { style: { 'margin-bottom': 'var(--s7)', 'max-width': '48rem' } }),
      twelve([
        cell(
          'Subjects',
          span(1, 3),
          [
            ...(subjects.length > 1
              ? [
                  element(
                    'nav',
                    { name: 'Subjects' },
                    [
                      element(
                        'ul',
                        {
                          name: 'List',
                          style: {
                            'list-style': 'none',
                            margin: 0,
                            padding: 0,
                            display: 'grid',
                            gap: 'var(--s1)',
                          },
                          tablet: { display: 'flex', 'flex-wrap': 'wrap', gap: '0 var(--s5)' },
                        },
                        subjects.map(({ name }, at) =>
                          element('li', { name: 'Subject' }, [
                            link(groupLinkText(name), `#${groupId('faq', at)}`, {
                              style: {
                                display: 'inline-flex',
                                'align-items': 'center',
                                'min-height': 44,
                                'font-size': stepSize(1),
                                color: 'var(--tone-link)',
                                'text-underline-offset': '0.2em',
                              },
                            }),
                          ]),
                        ),
                      ),
                    ],
                    { 'aria-label': 'Subjects' },
                  ),
                ]
              : []),
            box('div', { name: 'Phone', style: { 'margin-top': 'var(--s5)' } }, [
              note(`[[${content.note ?? 'Another question? Call'} {nap.phone}.]]`),
            ]),
          ],
          {
            style: { 'align-self': 'start', position: 'sticky', top: 'var(--s6)' },
            tablet: { position: 'static' },
          },
        ),
        cell(
          'Questions by subject',
          span(5, 12),
          subjects.map(({ name, items }, at) =>
            box(
              'div',
              {
                name: name || 'Questions',
                style: { 'margin-bottom': at === subjects.length - 1 ? 0 : 'var(--s8)' },
              },
              [
                ...(name
                  ? [
                      title('h3', 3, name, {
                        id: groupId('faq', at),
                        style: {
                          'border-top': rule,
                          'padding-top': 'var(--s4)',
                          'scroll-margin-top': 'var(--s6)',
                        },
                      }),
                    ]
                  : []),
                questionList(items, name ? 'h4' : 'h3'),
              ],
            ),
          ),
        ),
      ]),
    ])
  },
}
