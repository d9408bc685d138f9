import { box, element } from '../../../templates/nodes.ts'
import { stamp } from '../../art/stamp.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { art } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { mailForm } from '../../parts/forms.ts'
import { emailField, submitButton } from '../../parts/sign-up.ts'
import { note, text, title } from '../../parts/texts.ts'
import { letter } from './letter.ts'

/** A postcard with a stamp: the text on the left of its back, the form on the right. */
export const postcard: LibrarySection = {
  id: 'newsletter/postcard',
  kind: 'newsletter',
  name: 'Postcard',
  tones: ['tint', 'paper', 'deep', 'brand'],
  content: letter,
  make: (content, look) =>
    band({ name: 'Newsletter', ...look }, [
      mailForm('Newsletter', {}, [
        element(
          'div',
          {
            name: 'Postcard',
            style: {
              display: 'grid',
              'grid-template-columns': 'minmax(0, 1fr) minmax(0, 1fr)',
              'box-sizing': 'border-box',
              'max-width': '56rem',
              'margin-inline': 'auto',
              padding: 'var(--s6)',
              'background-color': 'var(--c-card)',
              border: '1px solid var(--tone-edge)',
              'border-radius': 'var(--r-m)',
              'box-shadow': 'var(--shadow)',
            },
            mobile: { 'grid-template-columns': 'minmax(0, 1fr)', padding: 'var(--s5)' },
          },
          [
            box(
              'div',
              {
                name: 'Text',
                style: {
                  'padding-block': 'var(--s4)',
                  'padding-inline-end': 'var(--s6)',
                  'border-inline-end': '2px solid var(--tone-rule)',
                },
                mobile: {
                  'padding-inline-end': 0,
                  'border-inline-end': 'none',
                  'border-bottom': '2px solid var(--tone-rule)',
                  'padding-bottom': 'var(--s5)',
                },
              },
              [
                title('h2', 4, content.title),
                ...(content.lead
                  ? [text(content.lead, { ...sampleMark(content), style: { 'margin-top': 'var(--s4)' } })]
                  : []),
              ],
            ),
            box(
              'div',
              {
                name: 'Address side',
                style: { 'padding-inline-start': 'var(--s6)' },
                mobile: { 'padding-inline-start': 0, 'padding-top': 'var(--s5)' },
              },
              [
                box(
                  'div',
                  {
                    name: 'Stamp',
                    style: { width: '9rem', 'aspect-ratio': '9 / 10', 'margin-inline-start': 'auto' },
                    mobile: { width: '6rem' },
                  },
                  [art(content.art ?? stamp)],
                ),
                box(
                  'div',
                  { name: 'Field', style: { display: 'flex', 'margin-block': 'var(--s5) var(--s4)' } },
                  [
                    emailField({
                      border: 'none',
                      'border-bottom': '2px solid var(--tone-edge)',
                      'border-radius': 0,
                      'padding-inline': 0,
                    }),
                  ],
                ),
                submitButton(content.actions[0]?.label ?? 'Sign up'),
                ...(content.note
                  ? [note(content.note, { ...sampleMark(content), style: { 'margin-top': 'var(--s4)' } })]
                  : []),
              ],
            ),
          ],
          { 'data-tone': 'paper' },
        ),
      ]),
    ]),
}
