import { element, link } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { note, stepSize, text, title } from '../../parts/texts.ts'
import { privacy } from './privacy.ts'

const idOf = (at: number): string => `part-${at + 1}`

/** Text with headings next to its contents, which stay in view. */
export const prose: LibrarySection = {
  id: 'legal/prose',
  kind: 'legal',
  name: 'Text with contents',
  tones: ['paper', 'tint'],
  content: privacy,
  make: (content, look) => {
    // what only the owner can say is a sample; who answers for the site comes from the listing
    const sample = (at: number) => (at === 0 ? {} : sampleMark(content))
    return band({ name: 'Legal text', ...look }, [
      twelve(
        [
          cell('Title', span(5, 11, [1, 6]), [
            title('h2', 4, content.title),
            ...(content.lead
              ? [text(content.lead, { style: { 'margin-top': 'var(--s4)', 'max-width': '40em' } })]
              : []),
          ]),
          // behind the text, so that a replaced section takes its headings from the text
          cell(
            'Text',
            span(5, 11, [1, 6]),
            [
              ...content.items.map((item, at) =>
                element(
                  'section',
                  { name: item.name, id: idOf(at), ...sample(at), style: { 'padding-top': 'var(--s6)' } },
                  [
                    title('h3', 2, item.name),
                    ...(item.text
                      ? [text(item.text, { style: { 'margin-top': 'var(--s3)', 'max-width': '40em' } })]
                      : []),
                    ...(item.lines ?? []).map((line) =>
                      text(line, { style: { 'margin-top': 'var(--s3)', 'max-width': '40em' } }),
                    ),
                  ],
                ),
              ),
              ...(content.note ? [note(content.note, { style: { 'margin-top': 'var(--s6)' } })] : []),
            ],
            { tablet: { order: '2' } },
          ),
          cell(
            'Contents',
            span(1, 3, [1, 6]),
            [
              element(
                'nav',
                {
                  name: 'Contents',
                  style: {
                    position: 'sticky',
                    top: 'var(--s6)',
                    'border-top': rule,
                    'padding-top': 'var(--s3)',
                  },
                  tablet: { position: 'static' },
                },
                [
                  element(
                    'ol',
                    { name: 'List', style: { 'list-style': 'none', margin: 0, padding: 0 } },
                    content.items.map(({ name }, at) =>
                      element('li', { name: 'Entry', ...sample(at), style: { 'border-bottom': hairline } }, [
                        link(name, `#${idOf(at)}`, {
                          style: {
                            display: 'flex',
                            'align-items': 'center',
                            'min-height': 44,
                            color: 'inherit',
                            'font-size': stepSize(-1),
                            'line-height': '1.3',
                            'text-decoration': 'none',
                          },
                          hover: { 'text-decoration': 'underline' },
                        }),
                      ]),
                    ),
                  ),
                ],
                { 'aria-label': 'Contents', 'data-contents': '' },
              ),
            ],
            {
              style: { 'grid-row': '1 / span 2' },
              tablet: { 'grid-row': 'auto', order: '1', 'margin-top': 'var(--s6)' },
            },
          ),
        ],
        { 'row-gap': 0, 'grid-template-rows': 'auto 1fr' },
      ),
    ])
  },
}
