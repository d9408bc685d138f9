import type { WireNode } from '@web2/builder'
import { business, paragraph } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { homeLink, mailLink, navigationLinks, row, smallPhone } from '../../parts/site-frame.ts'
import { stepSize } from '../../parts/texts.ts'
import { siteHeader } from './header-content.ts'

const key = 'menu-window'

const button = (name: string, action: 'show' | 'hide'): WireNode => ({
  componentName: 'PopoverButton',
  props: {
    key,
    action,
    content: name,
    elementStyle: {
      'min-height': 44,
      'min-width': 44,
      padding: 0,
      border: 'none',
      'background-color': 'transparent',
      color: 'inherit',
      'font-family': 'var(--f-text)',
      'font-size': stepSize(0),
      'font-weight': 'var(--text-weight)',
      'text-decoration': 'underline',
      'text-underline-offset': '0.25em',
    },
  },
  children: [],
  addition: { name },
})

const ends = { style: { 'justify-content': 'space-between', 'min-height': '4rem' } } as const

/** Name and the word “Menu”. The menu opens over the whole window. */
export const bare: LibrarySection = {
  id: 'header/bare',
  kind: 'header',
  name: 'Name and a menu over the window',
  tones: ['paper', 'tint', 'deep'],
  content: { ...siteHeader, actions: [] },
  make: (_content, look) =>
    bleedBand({ name: 'Header', tag: 'header', ...look, style: { padding: '0 var(--gutter)' } }, [
      pageWidth([
        row('Row', [homeLink(look.tone, 0, 40, { style: { flex: '1 1 0' } }), button('Menu', 'show')], ends),
      ]),
      {
        componentName: 'Popover',
        props: {
          key,
          kind: 'sheet',
          label: 'Menu',
          elementStyle: {
            'min-width': '100%',
            padding: '0 var(--gutter) var(--s6)',
            border: 'none',
            color: 'var(--tone-text)',
            'background-color': 'var(--tone-bg)',
          },
        },
        children: [
          pageWidth([
            row(
              'Head',
              [homeLink(look.tone, 0, 40, { style: { flex: '1 1 0' } }), button('Close', 'hide')],
              ends,
            ),
            navigationLinks({
              direction: 'column',
              levels: 1,
              label: 'Pages',
              style: {
                'margin-block': 'var(--s6)',
                'margin-inline': '-12px',
                'font-family': 'var(--f-title)',
                'font-size': stepSize(6),
                'font-weight': 'var(--title-weight)',
                'letter-spacing': 'var(--title-tracking)',
                'text-transform': 'var(--title-case)',
                'line-height': '1.1',
              },
            }),
            row(
              'Contact',
              [
                smallPhone(),
                mailLink(),
                paragraph('[[{nap.address}]]', {
                  name: 'Address',
                  style: { margin: 0, 'font-size': stepSize(0) },
                }),
                business('Socials', { style: { 'font-size': stepSize(0) } }),
              ],
              { style: { 'flex-wrap': 'wrap' } },
            ),
          ]),
        ],
        addition: { name: 'Menu', attributes: { 'data-tone': look.tone } },
      },
    ]),
}
