import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { phoneLink, textLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { labelled, mailForm, messageFieldsOf, submitButton, type Field } from '../../parts/forms.ts'
import { hairline } from '../../parts/lines.ts'
import { figure, title } from '../../parts/texts.ts'
import type { SectionContent } from '../../section-content.ts'
import { ways } from './ways-content.ts'

type Sheet = readonly [name: string, fields: readonly Field[]]

const sheetsOf = (content: SectionContent): readonly Sheet[] => {
  const named = (...names: readonly string[]) =>
    messageFieldsOf(content).filter(({ name }) => names.includes(name))
  const [work, place, person] = content.form?.sheets ?? ['The work', 'The place', 'You']
  return [
    [work, named('message')],
    [place, named('place')],
    [person, named('name', 'email', 'phone')],
  ]
}

const sheet = ([name, fields]: Sheet, at: number): WireNode =>
  element(
    'fieldset',
    {
      name,
      style: {
        display: 'grid',
        'grid-template-columns': 'minmax(0, 5fr) minmax(0, 7fr)',
        gap: 'var(--s5) var(--gap)',
        margin: 0,
        'min-width': 0,
        padding: 'var(--s6) 0',
        border: 0,
        'border-top': hairline,
      },
      mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
    },
    [
      // a legend that floats takes its place in the grid
      element(
        'legend',
        {
          name: 'Number and name',
          style: {
            float: 'left',
            padding: 0,
            width: '100%',
            display: 'grid',
            'grid-template-columns': '4.5rem minmax(0, 1fr)',
            'align-items': 'baseline',
          },
        },
        [figure(String(at + 1), 5, { style: { 'line-height': '1' } }), title('h3', 2, name)],
      ),
      box(
        'div',
        {
          name: 'Fields',
          style: { display: 'grid', gap: 'var(--s5)', 'grid-template-columns': 'minmax(0, 1fr)' },
        },
        fields.map((field) => labelled(field)),
      ),
    ],
  )

/** A form in three numbered sheets, all in view. Without a recipient the number takes its place. */
export const steps: LibrarySection = {
  id: 'contact/steps',
  kind: 'contact',
  name: 'Form in numbered sheets',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: { ...ways, title: 'Three short answers, and you hear from us' },
  make: (content, look) =>
    band({ name: 'Contact', ...look }, [
      twelve(
        [
          cell('Title', span(1, 8), [title('h2', 5, content.title)]),
          cell('Phone', span(10, 12), [phoneLink(1), ...content.actions.map((action) => textLink(action))], {
            style: { 'align-self': 'end', display: 'grid', 'justify-items': 'start' },
          }),
          // in the same grid, so that the title stays without a number to call
          cell('Form', span(1, 12), [
            mailForm('Request', { style: { 'border-bottom': hairline } }, [
              ...sheetsOf(content).map(sheet),
              box(
                'div',
                {
                  name: 'Send',
                  style: {
                    display: 'grid',
                    'grid-template-columns': 'minmax(0, 5fr) minmax(0, 7fr)',
                    'column-gap': 'var(--gap)',
                    'padding-bottom': 'var(--s6)',
                  },
                  mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
                },
                [submitButton('Send the request', { 'grid-column': '-2 / -1', 'justify-self': 'start' })],
              ),
            ]),
          ]),
        ],
        { 'row-gap': 'var(--s7)' },
      ),
    ]),
}
