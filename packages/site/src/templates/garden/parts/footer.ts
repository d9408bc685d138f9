import type { WireNode } from '@web2/builder'
import { box, business, button, element, heading, input, link, paragraph } from '../../nodes.ts'
import { colors, column, serif } from '../look.ts'

const title = (text: string): WireNode =>
  heading('h2', text, {
    style: {
      'font-family': serif,
      'font-size': 21,
      'font-weight': 'normal',
      color: colors.white,
      margin: 0,
      'margin-bottom': 12,
    },
  })

const plain = { color: '#d5e5da', 'font-size': 16, margin: 0 } as const

/** Marked as a sample, because not every business has a newsletter. */
const newsletter = (): WireNode =>
  box('div', { name: 'Newsletter', sample: true }, [
    title('Newsletter'),
    paragraph('One email per season: what to plant, what to prune and what to leave alone.', {
      style: { ...plain, 'margin-bottom': 16 },
    }),
    element(
      'form',
      { name: 'Sign-up form', style: { display: 'flex', 'flex-wrap': 'wrap', gap: 10 } },
      [
        input(
          'email',
          'Your email address',
          { name: 'email', required: '', autocomplete: 'email', 'aria-label': 'Your email address' },
          {
            style: {
              flex: '1 1 180px',
              'min-width': 0,
              padding: '12px 16px',
              'border-radius': 999,
              border: '1px solid #7fa08f',
              'font-family': 'inherit',
              'font-size': 16,
              'background-color': colors.white,
              color: colors.ink,
            },
          },
        ),
        button('Sign up', {
          style: {
            padding: '12px 22px',
            'border-radius': 999,
            border: 'none',
            'background-color': colors.coral,
            color: colors.white,
            'font-family': 'inherit',
            'font-size': 16,
            'font-weight': 'bold',
            cursor: 'pointer',
          },
        }),
      ],
      { action: 'lead:mailto:{email}?subject=Newsletter', method: 'post', enctype: 'text/plain' },
    ),
  ])

export const footer = (): WireNode =>
  box(
    'footer',
    {
      name: 'Footer',
      style: {
        'background-color': colors.forest,
        color: colors.white,
        'padding-top': 64,
        'padding-bottom': 28,
      },
    },
    [
      box(
        'div',
        {
          name: 'Column',
          style: { ...column, display: 'grid', 'grid-template-columns': '1fr 1.15fr 1.25fr', gap: 48 },
          tablet: { 'grid-template-columns': '1fr 1fr' },
          mobile: { 'grid-template-columns': 'minmax(0, 1fr)', gap: 36 },
        },
        [
          box('div', { name: 'Contact' }, [
            title('[[{nap.businessName}||{site.name}]]'),
            business('Address', { style: { ...plain, 'font-style': 'normal' } }),
            business('Phone', {
              style: {
                ...plain,
                display: 'block',
                'margin-top': 10,
                color: colors.white,
                'font-weight': 'bold',
              },
            }),
            link('[[{email}]]', '[[mailto:{email}]]', {
              name: 'Email',
              style: { ...plain, display: 'block', 'margin-top': 4 },
            }),
            business('Socials', { style: { ...plain, 'margin-top': 16 } }),
          ]),
          box('div', { name: 'Hours' }, [title('Opening hours'), business('Hours', { style: plain })]),
          newsletter(),
        ],
      ),
      box('div', { name: 'Small print', style: { ...column, 'margin-top': 48 } }, [
        paragraph('© {year} [[{nap.businessName}||{site.name}]] · All rights reserved', {
          style: {
            ...plain,
            'font-size': 14,
            'border-top': '1px solid #356750',
            'padding-top': 20,
            'text-align': 'center',
          },
        }),
      ]),
    ],
  )
