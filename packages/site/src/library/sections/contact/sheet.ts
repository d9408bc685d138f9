import { box, business } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { phoneLink, textLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { twelve } from '../../parts/columns.ts'
import { labelled, mailForm, messageFieldsOf, submitButton } from '../../parts/forms.ts'
import { hairline } from '../../parts/lines.ts'
import { stepSize, title } from '../../parts/texts.ts'
import { ways } from './ways-content.ts'

/** Columns of labels and fields within the nine columns of the form. */
const row = {
  'grid-template-columns': 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: 'var(--s2) var(--gap)',
} as const
const stacked = { 'grid-template-columns': 'minmax(0, 1fr)' } as const

const hours = business('Hours', { style: { 'font-size': stepSize(-1), color: 'var(--tone-quiet)' } })

/** A form like one on paper, with labels before its fields. The number and the address are next to it. */
export const sheet: LibrarySection = {
  id: 'contact/sheet',
  kind: 'contact',
  name: 'Form like one on paper',
  tones: ['tint', 'paper', 'deep', 'brand'],
  content: { ...ways, title: 'Write to us' },
  make: (content, look) =>
    band({ name: 'Contact', ...look }, [
      title('h2', 5, content.title, { style: { 'margin-bottom': 'var(--s6)', 'max-width': '48rem' } }),
      twelve([
        box(
          'div',
          {
            name: 'Message',
            style: { 'grid-column': 'span 9' },
            tablet: { 'grid-column': '1 / -1' },
          },
          [
            mailForm('Message', { style: { 'border-top': hairline } }, [
              ...messageFieldsOf(content).map((field) =>
                labelled(field, {
                  style: {
                    ...row,
                    'align-items': 'baseline',
                    'padding-block': 'var(--row)',
                    'border-bottom': hairline,
                  },
                  mobile: stacked,
                }),
              ),
              box(
                'div',
                {
                  name: 'Send',
                  style: { display: 'grid', ...row, 'padding-top': 'var(--s5)' },
                  mobile: stacked,
                },
                [submitButton('Send the message', { 'grid-column': '-2 / -1', 'justify-self': 'start' })],
              ),
            ]),
          ],
        ),
        box(
          'div',
          {
            name: 'Other ways',
            style: { 'grid-column': 'span 3', display: 'grid', gap: 'var(--s4)', 'align-content': 'start' },
            tablet: { 'grid-column': '1 / -1' },
          },
          [
            phoneLink(2),
            business('Address', { style: { 'font-size': stepSize(0), 'font-style': 'normal' } }),
            ...(content.hasHoursElsewhere ? [] : [hours]),
            ...content.actions.map((action) => textLink(action, { style: { 'justify-self': 'start' } })),
          ],
        ),
      ]),
    ]),
}
