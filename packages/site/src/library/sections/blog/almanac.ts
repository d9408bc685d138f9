import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, itemTitle, stepSize, text, title } from '../../parts/texts.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { posts } from './posts.ts'

/** Returns the posts by month; posts of one month follow each other. */
const months = (items: readonly SectionItem[]): SectionItem[][] => {
  const found: SectionItem[][] = []
  for (const item of items) {
    const last = found.at(-1)
    if (last?.[0]?.group === item.group) last?.push(item)
    else found.push([item])
  }
  return found
}

const post = (content: SectionContent, item: SectionItem, isFirst: boolean): WireNode =>
  element(
    'li',
    {
      name: 'Post',
      ...sampleMark(content),
      style: {
        display: 'grid',
        'grid-template-columns': '5rem minmax(0, 1fr)',
        'align-items': 'baseline',
        'padding-block': 'var(--row)',
        ...(!isFirst && { 'border-top': hairline }),
      },
      mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
    },
    [
      figure(item.label ?? '', -1, { style: { color: 'var(--tone-quiet)' } }),
      element('div', { name: 'Words' }, [
        itemTitle(2, item),
        ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s2)' } })] : []),
      ]),
    ],
  )

/** Posts by month, whose name hangs at the start of the page. */
export const almanac: LibrarySection = {
  id: 'blog/almanac',
  kind: 'blog',
  name: 'By month',
  tones: ['paper', 'tint', 'deep'],
  content: posts,
  make: (content, look) =>
    band({ name: 'Blog', ...look }, [
      title('h2', 3, content.title, { style: { 'margin-bottom': 'var(--s6)' } }),
      ...months(content.items).map((items) =>
        twelve(
          [
            cell('Month', span(1, 4, [1, 2]), [
              element(
                'p',
                {
                  name: 'Name',
                  ...sampleMark(content),
                  style: {
                    margin: 0,
                    position: 'sticky',
                    top: 'var(--s5)',
                    'font-family': 'var(--f-title)',
                    'font-size': stepSize(5),
                    'font-weight': 'var(--title-weight)',
                    'letter-spacing': 'var(--title-tracking)',
                    'text-transform': 'var(--title-case)',
                    'line-height': '1.1',
                    'padding-top': 'var(--s3)',
                  },
                  mobile: { position: 'static' },
                },
                [
                  {
                    componentName: 'Text',
                    props: { content: items[0]?.group ?? '' },
                    children: [],
                    addition: {},
                  },
                ],
              ),
            ]),
            cell('Posts', span(5, 11, [3, 6]), [
              element(
                'ol',
                { name: 'List', style: { 'list-style': 'none', margin: 0, padding: 0 } },
                items.map((item, at) => post(content, item, at === 0)),
              ),
            ]),
          ],
          { 'border-top': rule, 'padding-bottom': 'var(--s6)', 'row-gap': 0 },
        ),
      ),
    ]),
}
