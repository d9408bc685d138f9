import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, itemTitle, note, text, title } from '../../parts/texts.ts'
import { posts } from './posts.ts'

/** Posts as rows: the date, the title with its first sentence, and a remark such as the minutes it takes. */
export const rows: LibrarySection = {
  id: 'blog/rows',
  kind: 'blog',
  name: 'Rows by date',
  tones: ['paper', 'tint', 'deep'],
  content: posts,
  make: (content, look) =>
    band({ name: 'Blog', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s7)' } }),
      element(
        'ol',
        { name: 'List', style: listStyle },
        content.items.map((item) =>
          element(
            'li',
            {
              name: 'Post',
              ...sampleMark(content),
              style: { 'border-top': hairline, 'padding-block': 'var(--row)' },
            },
            [
              twelve(
                [
                  cell('Date', span(1, 2, [1, 1]), [
                    figure(item.label ?? '', 0, { style: { color: 'var(--tone-quiet)' } }),
                  ]),
                  cell('Post', span(3, 9, [2, 6]), [
                    itemTitle(3, item),
                    ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s2)' } })] : []),
                  ]),
                  ...(item.note ? [cell('Remark', span(11, 12, [2, 6]), [note(item.note)])] : []),
                ],
                { 'align-items': 'baseline', 'row-gap': 'var(--s1)' },
              ),
            ],
          ),
        ),
      ),
    ]),
}
