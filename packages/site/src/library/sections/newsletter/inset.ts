import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { mailForm } from '../../parts/forms.ts'
import { signUpFields } from '../../parts/sign-up.ts'
import { note, text, title } from '../../parts/texts.ts'
import { letter } from './letter.ts'

/** A low framed aside: text at its start, form at its end. */
export const inset: LibrarySection = {
  id: 'newsletter/inset',
  kind: 'newsletter',
  name: 'Framed aside',
  tones: ['paper', 'tint', 'deep'],
  content: letter,
  make: (content, look) =>
    band({ name: 'Newsletter', tag: 'aside', ...look, style: { 'padding-block': 'var(--s7)' } }, [
      mailForm('Newsletter', sampleMark(content), [
        element(
          'div',
          {
            name: 'Frame',
            style: {
              display: 'grid',
              'grid-template-columns': 'minmax(0, 5fr) minmax(0, 6fr)',
              'align-items': 'center',
              gap: 'var(--s4) var(--s7)',
              'box-sizing': 'border-box',
              padding: 'var(--s5)',
              border: hairline,
              'border-top': rule,
            },
            mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
          },
          [
            box('div', { name: 'Text' }, [
              title('h2', 2, content.title),
              ...(content.lead
                ? [text(content.lead, { ...sampleMark(content), style: { 'margin-top': 'var(--s2)' } })]
                : []),
            ]),
            box('div', { name: 'Form' }, [
              signUpFields(content.actions[0]?.label ?? 'Sign up'),
              ...(content.note
                ? [note(content.note, { ...sampleMark(content), style: { 'margin-top': 'var(--s3)' } })]
                : []),
            ]),
          ],
        ),
      ]),
    ]),
}
