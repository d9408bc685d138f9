import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'

const element = (tag: string, children: WireNode[], style = {}, content?: string): WireNode =>
  createNode('Element', { elementStyle: style, ...(content !== undefined && { content }) }, children, { tag })

const body = { 'font-size': '16px', 'line-height': '1.5' }
const paragraph = (content: string): WireNode => createNode('Paragraph', { content, elementStyle: body })
const title = (content: string): WireNode =>
  createNode('Heading', { headingType: 'h3', content, elementStyle: { 'font-size': '20px' } })

/** Returns a bulleted list. */
export const listBlock = (): WireNode =>
  element(
    'ul',
    ['First point', 'Second point', 'Third point'].map((content) => element('li', [], {}, content)),
    { ...body, 'padding-left': '24px' },
  )

/** Returns a quote with its source. */
export const quoteBlock = (): WireNode =>
  createNode(
    'Container',
    {
      elementStyle: {
        margin: '0',
        'border-left': '3px solid var(--c-action, currentColor)',
        'padding-left': '20px',
      },
    },
    [
      element(
        'blockquote',
        [],
        { margin: '0', 'font-size': '20px', 'line-height': '1.5' },
        'What your customer says about you, in their own words.',
      ),
      element('figcaption', [], { 'margin-top': '12px', 'font-size': '14px' }, 'Name, place'),
    ],
    { tag: 'figure', name: 'Quote' },
  )

/** Returns a surface with a title and a text, such as for a price or a service. */
export const cardBlock = (): WireNode =>
  createNode(
    'Container',
    {
      elementStyle: {
        'padding-top': '24px',
        'padding-right': '24px',
        'padding-bottom': '24px',
        'padding-left': '24px',
        'background-color': '#ffffff',
        color: '#1b1f24',
        border: '1px solid #d5dae1',
        'border-radius': '12px',
      },
    },
    [title('Card title'), paragraph('Add a short text, and a button or an image if you like.')],
    { name: 'Card' },
  )

/** Returns a short label. */
export const badgeBlock = (): WireNode =>
  createNode('Span', {
    content: 'New',
    elementStyle: {
      display: 'inline-block',
      'padding-top': '4px',
      'padding-right': '12px',
      'padding-bottom': '4px',
      'padding-left': '12px',
      'font-size': '13px',
      'font-weight': 'bold',
      border: '1px solid currentColor',
      'border-radius': '999px',
    },
  })

/** Returns a step, or a point of a timeline. */
export const stepItem = (name: string): WireNode =>
  element('li', [title(name), paragraph('Describe in one or two sentences.')])

/** Returns numbered steps, or a timeline. */
export const stepsBlock = (look: 'numbers' | 'timeline', names: readonly string[]): WireNode =>
  createNode('Steps', { look }, names.map(stepItem))

const cell = (tag: 'td' | 'th', content: string, scope?: 'col' | 'row'): WireNode =>
  createNode('Element', { content }, [], { tag, ...(scope && { attributes: { scope } }) })

/** Returns a table with a header row. */
export const tableBlock = (): WireNode =>
  createNode('Table', {}, [
    element('table', [
      element('thead', [
        element(
          'tr',
          ['Service', 'Includes', 'Price'].map((word) => cell('th', word, 'col')),
        ),
      ]),
      element(
        'tbody',
        ['First service', 'Second service'].map((name) =>
          element('tr', [cell('td', name), cell('td', 'What it includes'), cell('td', 'Price')]),
        ),
      ),
    ]),
  ])

/** Returns logos in a row that wraps. */
export const logoStripBlock = (): WireNode =>
  createNode(
    'Container',
    {
      elementStyle: {
        display: 'flex',
        'flex-wrap': 'wrap',
        gap: '32px',
        'align-items': 'center',
        'justify-content': 'center',
      },
    },
    [1, 2, 3, 4].map((at) =>
      createNode('Picture', {
        alt: `Logo ${at}`,
        elementStyle: { width: '120px', height: '48px', 'object-fit': 'contain' },
      }),
    ),
    { name: 'Logo strip' },
  )

const button = {
  display: 'block',
  color: 'inherit',
  'font-size': '17px',
  'font-weight': 'bold',
  'text-align': 'center',
  'text-decoration': 'none',
  border: '1px solid currentColor',
  'border-radius': 'var(--r-s, 6px)',
  'padding-top': '11px',
  'padding-bottom': '11px',
}

/** Returns a bar for phones, with buttons to call and to write. */
export const callBarBlock = (): WireNode =>
  createNode('CallBar', {}, [
    createNode('Link', {
      content: 'Call us',
      href: '[[tel:{nap.phone}]]',
      newTab: false,
      elementStyle: button,
    }),
    createNode('Link', { content: 'Contact', href: '#contact', newTab: false, elementStyle: button }),
  ])
