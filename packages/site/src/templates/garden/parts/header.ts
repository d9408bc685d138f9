import type { WireNode } from '@web2/builder'
import { box, element, link } from '../../nodes.ts'
import { colors, column, serif } from '../look.ts'

const navigation: readonly (readonly [string, string])[] = [
  ['Home', '/'],
  ['Services', '/services'],
  ['About', '/about'],
  ['Contact', '/contact'],
]

/** Name, navigation and a number to call, the same on every page. */
export const header = (current: string): WireNode =>
  box(
    'header',
    {
      name: 'Header',
      style: { 'background-color': colors.white, 'border-bottom': `1px solid ${colors.line}` },
    },
    [
      box(
        'div',
        {
          name: 'Column',
          style: {
            ...column,
            display: 'flex',
            'align-items': 'center',
            'justify-content': 'space-between',
            gap: 24,
            'padding-top': 18,
            'padding-bottom': 18,
          },
          mobile: { 'flex-direction': 'column', gap: 12 },
        },
        [
          link('{nap.businessName}', '/', {
            name: 'Business name',
            style: { 'font-family': serif, 'font-size': 24, color: colors.forest, 'text-decoration': 'none' },
          }),
          element(
            'nav',
            {
              name: 'Navigation',
              style: { display: 'flex', 'flex-wrap': 'wrap', 'justify-content': 'center', gap: 24 },
              mobile: { gap: 16 },
            },
            navigation.map(([label, href]) =>
              link(label, href, {
                style: {
                  color: href === current ? colors.coral : colors.ink,
                  'text-decoration': href === current ? 'underline' : 'none',
                  'text-underline-offset': 6,
                  'font-size': 16,
                  padding: '4px 0',
                },
              }),
            ),
            { 'aria-label': 'Main' },
          ),
          link('Call {nap.phone}', 'tel:{nap.phone}', {
            name: 'Call',
            style: {
              'background-color': colors.forest,
              color: colors.white,
              padding: '10px 20px',
              'border-radius': 999,
              'text-decoration': 'none',
              'font-size': 16,
              'font-weight': 'bold',
            },
          }),
        ],
      ),
    ],
  )
