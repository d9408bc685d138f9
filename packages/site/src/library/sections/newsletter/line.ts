import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { mailForm } from '../../parts/forms.ts'
import { emailField, submitButton } from '../../parts/sign-up.ts'
import { box } from '../../../templates/nodes.ts'
import { note, stepSize, text, title } from '../../parts/texts.ts'
import { letter } from './letter.ts'

/** A sentence, and a field and a button on one rule. */
export const line: LibrarySection = {
  id: 'newsletter/line',
  kind: 'newsletter',
  name: 'One line',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: letter,
  make: (content, look) =>
    band({ name: 'Newsletter', ...look }, [
      mailForm('Newsletter', {}, [
        twelve(
          [
            cell('Sentence', span(1, 5), [
              title('h2', 3, content.title),
              ...(content.lead
                ? [text(content.lead, { ...sampleMark(content), style: { 'margin-top': 'var(--s3)' } })]
                : []),
            ]),
            cell('Sign up', span(6, 12), [
              box(
                'div',
                {
                  name: 'Rule',
                  style: {
                    display: 'flex',
                    'align-items': 'stretch',
                    gap: 'var(--s3)',
                    'border-bottom': 'max(2px, var(--line-w)) solid var(--tone-edge)',
                    'padding-bottom': 'var(--s2)',
                  },
                  mobile: { 'flex-wrap': 'wrap' },
                },
                [
                  emailField({
                    border: 'none',
                    'padding-inline': 0,
                    'font-size': stepSize(1),
                    'border-radius': 0,
                  }),
                  submitButton(content.actions[0]?.label ?? 'Sign up'),
                ],
              ),
              ...(content.note
                ? [note(content.note, { ...sampleMark(content), style: { 'margin-top': 'var(--s3)' } })]
                : []),
            ]),
          ],
          { 'align-items': 'end' },
        ),
      ]),
    ]),
}
