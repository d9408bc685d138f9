import type { WireNode } from '@web2/builder'
import { box, link, logoLink, siteNavigation } from '../../nodes.ts'
import { colors, column, serif } from '../look.ts'

/** Logo or name, site navigation and phone number, the same on every page. */
export const header = (): WireNode =>
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
          logoLink({
            name: 'Business name',
            style: {
              'font-family': serif,
              'font-size': 24,
              color: colors.forest,
              'text-decoration': 'none',
              // a long name takes several lines before the links and the phone number do
              'overflow-wrap': 'anywhere',
            },
            mobile: { 'text-align': 'center' },
          }),
          siteNavigation({
            name: 'Navigation',
            style: {
              display: 'flex',
              'justify-content': 'center',
              'flex-shrink': '0',
              color: colors.ink,
              'font-size': 16,
            },
            tablet: { 'flex-shrink': '1' },
          }),
          link('[[Call {nap.phone}]]', '[[tel:{nap.phone}]]', {
            name: 'Call',
            style: {
              'background-color': colors.forest,
              color: colors.white,
              padding: '10px 20px',
              'border-radius': 999,
              'text-decoration': 'none',
              'font-size': 16,
              'font-weight': 'bold',
              'flex-shrink': '0',
              'white-space': 'nowrap',
            },
            mobile: { 'white-space': 'normal', 'text-align': 'center' },
          }),
        ],
      ),
    ],
  )
