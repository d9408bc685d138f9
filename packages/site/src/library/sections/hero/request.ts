import type { WireNode } from '@web2/builder'
import { box, business, button, element, input, link, textarea, words } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import type { LibrarySection } from '../../library-section.ts'
import { phoneLink } from '../../parts/actions.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { heroBand } from '../../parts/hero.ts'
import { hairline } from '../../parts/lines.ts'
import { figure, lead, stepSize, text, title } from '../../parts/texts.ts'
import { withTone } from '../../parts/with-tone.ts'
import type { SectionItem } from '../../section-content.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('Tell us what it is[[ in {nap.city}]]. You hear what comes next.', {
  label: 'Three lines are enough',
  items: [
    { name: 'Write it as you would say it. The right word for it is not needed.' },
    { name: 'Leave a number or an address for the answer, whichever you like better.' },
    { name: 'Name a date if there is one. It decides more than anything else.' },
  ],
  actions: [{ label: 'Send the question', href: '/contact' }],
})

const fieldStyle: PlainStyle = {
  display: 'block',
  width: '100%',
  'min-height': 48,
  'margin-top': 'var(--s1)',
  padding: 'var(--s2) var(--s3)',
  border: '1px solid var(--tone-edge)',
  'border-radius': 'var(--r-s)',
  'background-color': 'var(--c-paper)',
  color: 'inherit',
  'font-family': 'inherit',
  'font-size': stepSize(0),
}

const labelled = (name: string, field: WireNode): WireNode =>
  element(
    'label',
    {
      name,
      style: {
        display: 'block',
        'font-size': stepSize(0),
        'font-weight': 'var(--strong-weight)',
        'margin-bottom': 'var(--s4)',
      },
    },
    [words(name), field],
  )

const form = (heading: string | undefined, submit: string): WireNode =>
  element(
    'form',
    { name: 'Form' },
    [
      ...(heading ? [title('h2', 2, heading, { style: { 'margin-bottom': 'var(--s4)' } })] : []),
      labelled(
        'Your name',
        input('text', '', { name: 'name', required: '', autocomplete: 'name' }, { style: fieldStyle }),
      ),
      labelled('Phone or email', input('text', '', { name: 'reply', required: '' }, { style: fieldStyle })),
      labelled(
        'What is it about?',
        textarea(
          '3',
          '',
          { name: 'message', required: '' },
          { style: { ...fieldStyle, resize: 'vertical' } },
        ),
      ),
      button(submit, {
        style: {
          width: '100%',
          'min-height': 'var(--button-height)',
          border: 'none',
          'border-radius': 'var(--button-radius)',
          'background-color': 'var(--tone-button)',
          color: 'var(--tone-on-button)',
          'font-family': 'inherit',
          'font-size': stepSize(0),
          'font-weight': 'var(--strong-weight)',
          'text-transform': 'var(--button-case)',
          'letter-spacing': 'var(--button-tracking)',
          cursor: 'pointer',
        },
        hover: { 'background-color': 'var(--tone-button-hover)' },
      }),
    ],
    { action: 'lead:mailto:{email}?subject=Question', method: 'post', enctype: 'text/plain' },
  )

const point = ({ name }: SectionItem, at: number): WireNode =>
  element(
    'li',
    {
      name: 'Point',
      style: {
        display: 'grid',
        'grid-template-columns': '2.5rem minmax(0, 1fr)',
        'align-items': 'baseline',
        'padding-block': 'var(--s3)',
        'border-top': hairline,
      },
    },
    [figure(String(at + 1), 1, { style: { color: 'var(--tone-quiet)' } }), text(name)],
  )

/** Title and plain points next to a form of three fields. */
export const request: LibrarySection = {
  id: 'hero/request',
  kind: 'hero',
  name: 'Title next to a short form',
  tones: ['tint', 'paper', 'deep', 'brand'],
  content,
  make: (own, look) =>
    heroBand(look, [
      twelve(
        [
          cell('Title', span(1, 6), [
            title('h1', fitStep(5, own.title), own.title),
            ...(own.lead ? [lead(own.lead, { style: { 'margin-top': 'var(--s4)' } })] : []),
            element(
              'ol',
              {
                name: 'Points',
                style: {
                  'list-style': 'none',
                  margin: 'var(--s6) 0 0',
                  padding: 0,
                  'max-width': '34rem',
                  'border-bottom': hairline,
                },
              },
              own.items.slice(0, 3).map(point),
            ),
          ]),
          cell('Form', span(8, 12), [
            withTone(
              box(
                'div',
                {
                  name: 'Card',
                  style: {
                    padding: 'var(--s6)',
                    'background-color': 'var(--c-card)',
                    border: 'var(--line-w) solid var(--tone-rule)',
                    'border-top': 'var(--rule-w) var(--rule-style) var(--tone-button)',
                    'border-radius': 'var(--r-m)',
                    'box-shadow': 'var(--shadow)',
                  },
                  mobile: { padding: 'var(--s5)' },
                },
                [
                  form(own.label, own.actions[0]?.label ?? 'Send the question'),
                  link('[[{email}||Ask on the contact page]]', '[[mailto:{email}||/contact]]', {
                    name: 'Email',
                    style: {
                      display: 'inline-flex',
                      'align-items': 'center',
                      'min-height': 48,
                      'margin-top': 'var(--s2)',
                      'font-size': stepSize(1),
                      'overflow-wrap': 'anywhere',
                    },
                  }),
                  phoneLink(2, { style: { display: 'flex' } }),
                  business('Address', { style: { 'font-size': stepSize(-1), 'font-style': 'normal' } }),
                ],
              ),
              'paper',
            ),
          ]),
        ],
        { 'align-items': 'center' },
      ),
    ]),
}
