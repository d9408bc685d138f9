import type { WireNode } from '@web2/builder'
import { element, link } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { homeLink, icon, navigationLinks, row, smallPhone } from '../../parts/site-frame.ts'
import { stepSize, text } from '../../parts/texts.ts'
import { siteHeader } from './header-content.ts'

const cell = {
  display: 'flex',
  'flex-direction': 'column',
  'align-items': 'center',
  'justify-content': 'center',
  gap: 2,
  'min-height': 56,
  padding: 0,
  border: 'none',
  color: 'inherit',
  'background-color': 'transparent',
  'font-family': 'var(--f-text)',
  'font-size': stepSize(-2),
  'font-weight': 'var(--strong-weight)',
  'line-height': '1.2',
  'text-decoration': 'none',
} as const

const word = (content: string): WireNode => ({ ...text(content), componentName: 'Span', props: { content } })

const entry = (which: 'phone' | 'place' | 'list', name: string, href: string): WireNode => ({
  ...link('', href, { name, style: cell }),
  children: [icon(which), word(name)],
})

const menuKey = 'menu-bar'

const menuButton = (): WireNode => ({
  componentName: 'PopoverButton',
  props: { key: menuKey, action: 'toggle', content: '', elementStyle: cell },
  children: [icon('menu'), word('Menu')],
  addition: { name: 'Menu button' },
})

const menu = (): WireNode => ({
  componentName: 'Popover',
  props: {
    key: menuKey,
    kind: 'sheet',
    label: 'Menu',
    elementStyle: { 'font-size': stepSize(0) },
    breakpoints: {},
  },
  children: [
    {
      componentName: 'PopoverButton',
      props: {
        key: menuKey,
        action: 'hide',
        content: 'Close',
        elementStyle: {
          display: 'block',
          'margin-inline-start': 'auto',
          'min-height': 44,
          'font-size': stepSize(0),
        },
      },
      children: [],
      addition: { name: 'Close' },
    },
    navigationLinks({ direction: 'column', label: 'Pages', style: { 'font-size': stepSize(1) } }),
  ],
  addition: { name: 'Menu' },
})

/** Name, pages and number in one row; on phones a bar of four ways at the bottom of the screen. */
export const rail: LibrarySection = {
  id: 'header/rail',
  kind: 'header',
  name: 'Row, and a bar of icons on phones',
  tones: ['deep', 'paper', 'tint'],
  content: { ...siteHeader, actions: [{ label: 'Services', href: '/services' }] },
  make: ({ actions: [work] }, look) =>
    bleedBand({ name: 'Header', tag: 'header', ...look }, [
      element('div', { name: 'Row', style: { padding: '0 var(--gutter)' } }, [
        pageWidth([
          row(
            'Row',
            [
              homeLink(look.tone, 2, 20, {
                style: { flex: '1 1 0', 'padding-block': 'var(--s3)' },
                tablet: { flex: '1 1 50%' },
              }),
              navigationLinks({
                style: {
                  flex: '0 1 auto',
                  'justify-content': 'flex-end',
                  'align-self': 'center',
                },
                tablet: {
                  order: '3',
                  flex: '1 0 100%',
                  'justify-content': 'flex-start',
                  'margin-inline': '-12px 0',
                },
                mobile: { display: 'none' },
              }),
              smallPhone({
                style: { 'padding-inline-start': 'var(--s5)', 'border-inline-start': hairline },
                mobile: { display: 'none' },
              }),
            ],
            {
              style: { 'min-height': '4.5rem' },
              tablet: { 'flex-wrap': 'wrap', 'row-gap': 0 },
            },
          ),
        ]),
      ]),
      {
        componentName: 'CallBar',
        props: { elementStyle: { padding: 'var(--s1) var(--s2)', gap: 0 } },
        children: [
          menuButton(),
          ...(work ? [entry('list', work.label, work.href)] : []),
          entry('phone', 'Call', '[[tel:{nap.phone}]]'),
          entry('place', 'Directions', '[[https://www.google.com/maps/search/?api=1&query={nap.address}]]'),
        ],
        addition: { name: 'Bar on phones', attributes: { 'data-tone': look.tone } },
      },
      menu(),
    ]),
}
