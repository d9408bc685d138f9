import type { WireNode } from '@web2/builder'
import { link, span as words } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { icon } from '../../parts/site-frame.ts'
import { stepSize } from '../../parts/texts.ts'
import type { SectionAction } from '../../section-content.ts'

const way = ({ label, href }: SectionAction, at: number): WireNode => ({
  ...link('', href, {
    name: 'Way',
    style: {
      flex: at === 0 ? '2 1 0' : '1 1 0',
      display: 'inline-flex',
      'align-items': 'center',
      'justify-content': 'center',
      gap: 'var(--s2)',
      'min-height': 56,
      padding: 'var(--s1) var(--s3)',
      'background-color': at === 0 ? 'var(--tone-button)' : 'transparent',
      color: at === 0 ? 'var(--tone-on-button)' : 'var(--tone-text)',
      border: at === 0 ? 'none' : '1px solid var(--tone-edge)',
      'border-radius': 'var(--button-radius)',
      'font-size': stepSize(0),
      'font-weight': 'var(--strong-weight)',
      'line-height': '1.2',
      'text-decoration': 'none',
      'text-transform': 'var(--button-case)',
      'letter-spacing': 'var(--button-tracking)',
    },
  }),
  children: [...(at === 0 ? [icon('phone')] : []), words(label)],
})

/** Bar at the bottom of phones: call, and the way there. A way that the listing lacks is not published. */
export const callbar: LibrarySection = {
  id: 'cta/callbar',
  kind: 'cta',
  name: 'Bar on phones',
  tones: ['paper', 'deep'],
  content: {
    title: '',
    items: [],
    actions: [
      { label: 'Call', href: '[[tel:{nap.phone}]]' },
      {
        label: 'Directions',
        href: '[[https://www.google.com/maps/search/?api=1&query={nap.address}]]',
      },
    ],
    pictures: [],
  },
  make: ({ actions }, { tone }) => ({
    componentName: 'CallBar',
    props: { elementStyle: { 'background-color': 'var(--tone-bg)', color: 'var(--tone-text)' } },
    children: actions.slice(0, 2).map(way),
    addition: { name: 'Bar on phones', attributes: { 'data-tone': tone } },
  }),
}
