import type { WireNode } from '@web2/builder'
import {
  box,
  business,
  businessMap,
  button,
  element,
  heading,
  input,
  link,
  textarea,
  words,
} from '../../nodes.ts'
import { colors, lead, sectionTitle } from '../look.ts'
import { footer } from '../parts/footer.ts'
import { header } from '../parts/header.ts'
import { band } from '../parts/section.ts'
import { titleBand } from '../parts/title-band.ts'

const field = {
  width: '100%',
  'box-sizing': 'border-box',
  padding: '12px 14px',
  'border-radius': 10,
  border: '1px solid #8fa598',
  'font-size': 16,
  'font-family': 'inherit',
  'background-color': colors.white,
  color: colors.ink,
} as const

const labelled = (label: string, control: WireNode): WireNode =>
  element(
    'label',
    { name: label, style: { display: 'grid', gap: 6, 'font-weight': 'bold', color: colors.forest } },
    [words(label), control],
  )

const form = (): WireNode =>
  element(
    'form',
    {
      name: 'Contact form',
      style: {
        display: 'grid',
        gap: 18,
        'background-color': colors.white,
        padding: 28,
        'border-radius': 14,
        border: `1px solid ${colors.line}`,
      },
    },
    [
      heading('h2', 'Send us a message', { style: { ...sectionTitle, 'font-size': 28 } }),
      labelled(
        'Your name',
        input('text', 'Jane Doe', { name: 'name', autocomplete: 'name', required: '' }, { style: field }),
      ),
      labelled(
        'Your email',
        input(
          'email',
          'you@example.com',
          { name: 'email', autocomplete: 'email', required: '' },
          { style: field },
        ),
      ),
      labelled(
        'How can we help?',
        textarea('5', 'Tell us about your garden…', { name: 'message', required: '' }, { style: field }),
      ),
      button('Send', {
        style: {
          padding: '14px 26px',
          'border-radius': 999,
          border: 'none',
          'background-color': colors.coral,
          color: colors.white,
          'font-family': 'inherit',
          'font-size': 17,
          'font-weight': 'bold',
          cursor: 'pointer',
        },
      }),
    ],
    { action: 'lead:mailto:{email}?subject=Question', method: 'post', enctype: 'text/plain' },
  )

const detail = (title: string, content: WireNode): WireNode =>
  box('div', { name: title }, [
    heading('h3', title, {
      style: { 'font-size': 16, 'font-weight': 'bold', color: colors.coral, margin: 0, 'margin-bottom': 4 },
    }),
    content,
  ])

export const contactNodes = (): readonly WireNode[] => [
  header(),
  box('main', { name: 'Main' }, [
    titleBand('Contact', 'Placeholder contact line: call, email or stop by.', true),
    band('Contact', {}, [
      box(
        'div',
        {
          name: 'Two columns',
          style: {
            display: 'grid',
            'grid-template-columns': 'minmax(0, 1fr) minmax(0, 1.2fr)',
            gap: 56,
            'align-items': 'start',
          },
          tablet: { 'grid-template-columns': 'minmax(0, 1fr)', gap: 36 },
        },
        [
          box(
            'div',
            {
              name: 'Details',
              // a column of the full width, because an automatic one would grow with the longest word
              style: { display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)', gap: 22 },
            },
            [
              heading('h2', 'Where to find us', { style: { ...sectionTitle, 'font-size': 28 } }),
              detail('Address', business('Address', { style: { ...lead, 'font-style': 'normal' } })),
              detail(
                'Phone',
                business('Phone', { style: { ...lead, color: colors.forest, 'font-weight': 'bold' } }),
              ),
              detail(
                'Email',
                link('[[{email}]]', '[[mailto:{email}]]', { style: { ...lead, color: colors.forest } }),
              ),
              detail('Opening hours', business('Hours', { style: lead })),
            ],
          ),
          form(),
        ],
      ),
      businessMap({
        style: { 'margin-top': 48, width: '100%', height: 360, border: 'none', 'border-radius': 14 },
      }),
    ]),
  ]),
  footer(),
]
