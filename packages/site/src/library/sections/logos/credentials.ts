import { box, element, words } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figureStyle, lead, note, stepSize, text, title } from '../../parts/texts.ts'
import { withTone } from '../../parts/with-tone.ts'
import { credentials as content } from './logos.ts'

const row = { display: 'flex', gap: 'var(--s6) var(--gap)' } as const

/** License and insurer on a sheet, and how to check them next to it. Without them the way to check remains. */
export const credentials: LibrarySection = {
  id: 'logos/credentials',
  kind: 'logos',
  name: 'License and insurance on a sheet',
  tones: ['tint', 'deep'],
  content,
  make: (own, look) =>
    band({ name: 'Credentials', ...look }, [
      title('h2', 4, own.title, { style: { 'margin-bottom': 'var(--s6)' } }),
      // without the sheet, its neighbor takes the row
      box('div', { name: 'Sheet and check', style: row, tablet: { display: 'grid' } }, [
        withTone(
          element(
            'dl',
            {
              name: 'Sheet',
              ...sampleMark(own),
              style: {
                flex: '2 1 0',
                'min-width': 0,
                margin: 0,
                padding: 'var(--s5) var(--s6)',
                'border-top': rule,
                'border-radius': 'var(--r-s)',
                'box-shadow': 'var(--shadow)',
              },
            },
            own.items.map(({ name, text: value, note: by }, at) =>
              box(
                'div',
                {
                  name: 'Row',
                  style: {
                    display: 'grid',
                    'grid-template-columns': 'minmax(0, 2fr) minmax(0, 6fr)',
                    'align-items': 'baseline',
                    gap: 'var(--s1) var(--gap)',
                    'padding-block': 'var(--s5)',
                    ...(at > 0 && { 'border-top': hairline }),
                  },
                  mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
                },
                [
                  element('dt', { name: 'Name', style: { 'font-weight': 'var(--strong-weight)' } }, [
                    words(name),
                  ]),
                  element('dd', { name: 'Value', style: { margin: 0 } }, [
                    text(value ?? '', {
                      style: { ...figureStyle, 'font-size': stepSize(3), 'line-height': '1.15' },
                    }),
                    ...(by ? [note(by, { style: { 'margin-top': 'var(--s2)' } })] : []),
                  ]),
                ],
              ),
            ),
          ),
          'paper',
        ),
        box(
          'div',
          {
            name: 'How to check',
            style: { flex: '1 1 0', 'min-width': 0, 'padding-inline': '0 var(--s4)' },
          },
          [
            ...(own.label ? [title('h3', 1, own.label, { style: { 'margin-bottom': 'var(--s3)' } })] : []),
            ...(own.note ? [lead(own.note)] : []),
          ],
        ),
      ]),
    ]),
}
