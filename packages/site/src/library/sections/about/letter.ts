import type { LibrarySection } from '../../library-section.ts'
import { sceneAt } from '../../art/scenes.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { label, lead, stepSize, text, title } from '../../parts/texts.ts'
import { about } from './about-content.ts'

/** A letter in one column, with a small picture hung next to its second paragraph. */
export const letter: LibrarySection = {
  id: 'about/letter',
  kind: 'about',
  name: 'Letter with a small image',
  tones: ['paper', 'tint', 'deep'],
  content: about,
  make: (content, look) => {
    const [image] = content.pictures
    return band({ name: 'About', ...look }, [
      twelve(
        [
          cell('Letter', span(3, 9, [1, 4]), [
            title('h2', 1, content.title, {
              style: { color: 'var(--tone-quiet)', 'margin-bottom': 'var(--s5)' },
            }),
            ...(content.lead
              ? [
                  lead(content.lead, {
                    style: {
                      'font-family': 'var(--f-title)',
                      'font-size': stepSize(3),
                      'font-weight': 'var(--title-weight-small)',
                      'line-height': '1.25',
                      'max-width': 'none',
                      'margin-bottom': 'var(--s6)',
                    },
                  }),
                ]
              : []),
            ...content.items.flatMap((item) =>
              item.text
                ? [
                    text(item.text, {
                      ...sampleMark(item),
                      style: {
                        'font-size': stepSize(1),
                        'line-height': 'var(--lead-leading)',
                        'margin-bottom': 'var(--s4)',
                      },
                    }),
                  ]
                : [],
            ),
            label('[[{nap.businessName}]]', { name: 'Signature', style: { 'margin-top': 'var(--s6)' } }),
          ]),
          ...(image
            ? [
                cell('Picture', span(10, 12, [5, 6]), [pictureSlot(image, sceneAt(0), '4 / 5')], {
                  style: { 'padding-top': 'var(--s10)' },
                  tablet: { 'padding-top': 'var(--s9)' },
                  mobile: { 'padding-top': 0, 'margin-inline-end': '40%' },
                }),
              ]
            : []),
        ],
        { 'align-items': 'start' },
      ),
    ])
  },
}
