import type { Json, Tone, WireNode } from '@web2/builder'
import { box, business, element, link, type Look } from '../../templates/nodes.ts'
import { hairline } from './lines.ts'
import { figureStyle, stepSize, type Step } from './texts.ts'

const isDark = (tone: Tone): boolean => tone === 'deep' || tone === 'brand'

/**
 * Returns a link home with the logo of the business, or its name: in the size of a step up to `letters`, smaller
 * the longer it is.
 */
export const homeLink = (tone: Tone, step: Step, letters: number, look: Look = {}): WireNode => {
  const size = stepSize(step)
  return {
    ...link('', '/', {
      name: 'Name or logo',
      ...look,
      style: {
        display: 'inline-flex',
        'align-items': 'center',
        'min-height': 44,
        'min-width': 0,
        color: 'inherit',
        'font-family': 'var(--f-title)',
        'font-weight': 'var(--title-weight-small)',
        'line-height': '1.1',
        'letter-spacing': 'var(--title-tracking)',
        'text-transform': 'var(--title-case)',
        'text-decoration': 'none',
        'overflow-wrap': 'anywhere',
        ...look.style,
      },
    }),
    children: [
      {
        componentName: 'BusinessLogo',
        props: {
          background: isDark(tone) ? 'dark' : 'light',
          fit: true,
          elementStyle: {
            // a large name has room in one line, and a long one, which alone counts its letters, in any number of them
            'max-height': 'max(56px, 1.15em, calc(var(--w2-letters, 0) * 1em))',
            'max-width': '100%',
            'object-fit': 'contain',
            'font-size': `clamp(var(--t--1), calc(${size} * ${letters} / var(--w2-letters, ${letters})), ${size})`,
            'text-wrap': 'balance',
          },
        },
        children: [],
        addition: { name: 'Logo' },
      },
    ],
  }
}

interface NavigationLook extends Look {
  readonly direction?: 'row' | 'column'
  readonly levels?: number
  /** A button opens the links on phones. */
  readonly hasMenu?: boolean
  readonly look?: 'cells' | 'groups' | 'strip'
  readonly half?: 'first' | 'second'
  readonly label?: string
}

/** Returns links to the site's pages, each as tall as a finger needs. */
export const navigationLinks = ({
  direction = 'row',
  levels = 2,
  hasMenu = false,
  label = 'Main',
  look,
  half,
  ...own
}: NavigationLook): WireNode => ({
  componentName: 'Navigation',
  props: {
    label,
    direction,
    levels,
    dropDown: direction === 'row',
    ...(hasMenu && { menu: 'menu-site' }),
    ...(look && { look }),
    ...(half && { half }),
    elementStyle: { 'font-size': stepSize(0), 'line-height': '1.75', ...own.style },
    ...(own.tablet || own.mobile
      ? {
          breakpoints: {
            ...(own.tablet && { tablet: own.tablet }),
            ...(own.mobile && { mobile: own.mobile }),
          },
        }
      : {}),
  },
  children: [],
  addition: { name: own.name ?? 'Navigation' },
})

const drawings = {
  phone: [
    'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
  ],
  place: [
    'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0',
    'M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0z',
  ],
  menu: ['M4 6h16', 'M4 12h16', 'M4 18h16'],
  list: ['M9 6h11', 'M9 12h11', 'M9 18h11', 'M5 6v.01', 'M5 12v.01', 'M5 18v.01'],
} as const

/** Returns a small icon in the color of the text; without a label screen readers skip it. */
export const icon = (which: keyof typeof drawings, label = ''): WireNode => ({
  componentName: 'Icon',
  props: {
    icon: which,
    look: 'outline',
    shapes: drawings[which] as unknown as Json,
    label,
    elementStyle: { width: 22, height: 22, 'flex-shrink': '0' },
  },
  children: [],
  addition: { name: 'Icon' },
})

/** Returns a round of a finger's size that calls the business; only phones show it. */
export const phoneButton = (look: Look = {}): WireNode => ({
  ...link('', '[[tel:{nap.phone}]]', {
    name: 'Call',
    ...look,
    style: { display: 'none', ...look.style },
    mobile: {
      display: 'inline-flex',
      'align-items': 'center',
      'justify-content': 'center',
      width: 44,
      height: 44,
      'flex-shrink': '0',
      color: 'inherit',
      border: '1px solid currentColor',
      'border-radius': 'var(--r-s)',
      ...look.mobile,
    },
  }),
  children: [icon('phone', 'Call')],
})

/** Returns the phone number as a text in a row of small facts. */
export const smallPhone = (look: Look = {}): WireNode =>
  link('[[{nap.phone}]]', '[[tel:{nap.phone}]]', {
    name: 'Phone',
    ...look,
    style: {
      display: 'inline-flex',
      'align-items': 'center',
      'min-height': 44,
      color: 'inherit',
      ...figureStyle,
      'font-size': stepSize(0),
      'text-decoration': 'none',
      'white-space': 'nowrap',
      ...look.style,
    },
    hover: { 'text-decoration': 'underline' },
  })

/** Returns a line that opens the table of opening hours above what follows; nothing without hours. */
export const hoursFold = (look: Look = {}): WireNode =>
  element('details', { name: 'Opening hours', ...look, style: { position: 'relative', ...look.style } }, [
    element(
      'summary',
      {
        name: 'Label',
        style: { cursor: 'pointer', 'min-height': 44, 'line-height': '44px', 'white-space': 'nowrap' },
      },
      [textNode('Opening hours')],
    ),
    element(
      'div',
      {
        name: 'Hours',
        style: {
          position: 'absolute',
          'z-index': '20',
          'inset-block-start': '100%',
          'inset-inline-start': 0,
          width: 'max-content',
          padding: 'var(--s4) var(--s5)',
          border: hairline,
          'border-radius': 'var(--r-m)',
          'white-space': 'nowrap',
          'text-align': 'start',
        },
      },
      [business('Hours', { style: { 'font-size': stepSize(-1) } })],
      { 'data-tone': 'paper' },
    ),
  ])

const textNode = (content: string): WireNode => ({
  componentName: 'Text',
  props: { content },
  children: [],
  addition: {},
})

/** Returns an email address as a link; nothing without one. */
export const mailLink = (look: Look = {}): WireNode =>
  link('[[{email}]]', '[[mailto:{email}]]', {
    name: 'Email',
    ...look,
    style: {
      display: 'inline-flex',
      'align-items': 'center',
      'min-height': 44,
      color: 'var(--tone-link)',
      'font-size': stepSize(0),
      'overflow-wrap': 'anywhere',
      ...look.style,
    },
  })

/** Returns a row of parts, aligned to its middle. */
export const row = (name: string, children: readonly WireNode[], look: Look = {}): WireNode =>
  box(
    'div',
    {
      name,
      ...look,
      style: { display: 'flex', 'align-items': 'center', gap: 'var(--s2) var(--s5)', ...look.style },
    },
    children,
  )
