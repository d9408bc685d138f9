import type { WireNode } from '../../tree/wire-node.ts'

/** Values that a theme gives a new block instead of those of its type; `undefined` leaves a value to the page. */
export type ThemedLook = Readonly<Record<string, string | number | undefined>>

const step = (size: string): ThemedLook => ({ 'font-size': `var(--t-${size})` })
/** Lines are as high as in the rest of the page. */
const leading: ThemedLook = { 'line-height': undefined }

/** Steps of headings that have the size of their type; smaller headings of composed blocks have one of their own. */
const headingSteps: Readonly<Record<string, string>> = { h1: '5', h2: '4', h3: '2' }

const heading = (node: WireNode, size: unknown): ThemedLook[] => {
  if (size !== '24px') return [step(size === '20px' ? '1' : '0')]
  return [
    step(headingSteps[String(node.props.headingType)] ?? '1'),
    { 'margin-top': '0', 'margin-bottom': 'var(--s4)' },
    { 'text-wrap': 'balance' },
  ]
}

const padding = (block: string, inline: string): ThemedLook => ({
  'padding-top': block,
  'padding-right': inline,
  'padding-bottom': block,
  'padding-left': inline,
})
const noPadding = padding('0', '0')

/** Follows the tone of the section around it. */
const pressed = {
  'background-color': 'var(--tone-button, var(--c-action))',
  color: 'var(--tone-on-button, var(--c-on-action))',
}
const button: readonly ThemedLook[] = [
  { ...pressed, border: '0', 'font-family': 'inherit' },
  { 'border-radius': 'var(--button-radius)' },
  { 'font-weight': 'var(--strong-weight)' },
  { 'min-height': 'var(--button-height)' },
  { 'text-transform': 'var(--button-case)' },
  { 'letter-spacing': 'var(--button-tracking)' },
  { ...step('0'), cursor: 'pointer' },
  padding('var(--s2)', 'var(--s5)'),
]

/** Returns true for a link that looks like a button. */
const looksPressable = (style: ThemedLook): boolean => style['background-color'] !== undefined

/** Returns the values of a block under the pointer. */
export const themedHover = ({ componentName }: WireNode, style: ThemedLook): ThemedLook =>
  componentName === 'Button' || (componentName === 'Link' && looksPressable(style))
    ? {
        'background-color':
          'var(--tone-button-hover, color-mix(in oklab, var(--c-action) 85%, var(--c-ink)))',
      }
    : {}

const field: readonly ThemedLook[] = [
  {
    border: '1px solid var(--tone-edge, var(--c-edge))',
    'background-color': 'var(--tone-card, var(--c-card))',
    color: 'inherit',
  },
  { 'border-radius': 'var(--r-s)' },
  { ...step('0'), 'font-family': 'inherit' },
  padding('var(--s3)', 'var(--s4)'),
]

/** Texts by element; the sizes are those of composed blocks without a theme. */
const elementSteps: Readonly<Record<string, string>> = { blockquote: '1', figcaption: '-1' }

const ofElement = ({ addition }: WireNode, size: unknown): ThemedLook[] => {
  if (size === undefined) return []
  const tag = addition.tag ?? ''
  const quiet = tag === 'figcaption' ? [{ color: 'var(--tone-quiet, var(--c-muted))' }] : []
  return [{ ...step(elementSteps[tag] ?? '0'), ...leading }, ...quiet]
}

/** A surface apart from that of the section around it; texts keep the colors of the section. */
const card: readonly ThemedLook[] = [
  {
    'background-color': 'var(--tone-card, var(--c-card))',
    color: 'inherit',
    border: '1px solid var(--tone-card-line, transparent)',
  },
  { 'border-radius': 'var(--r-m)' },
  { 'box-shadow': 'var(--shadow)' },
  padding('var(--s5)', 'var(--s5)'),
]

const ofContainer = ({ children, addition }: WireNode, style: ThemedLook): ThemedLook[] => {
  if (addition.tag === 'section') return [padding('var(--section)', 'var(--gutter)')]
  if (style['max-width'] === '1120px') return [{ 'max-width': 'var(--w-page)' }]
  if (children.length === 0) return []
  if (style['border-radius'] === '12px') return [...card]
  const { gap, 'padding-left': left } = style
  return [
    left === '12px' ? noPadding : { 'padding-top': '0', 'padding-right': '0', 'padding-bottom': '0' },
    ...(gap === '16px' ? [{ gap: addition.tag === 'form' ? 'var(--s4)' : 'var(--gap)' }] : []),
    ...(addition.tag === 'figure' ? [{ 'border-left-color': 'var(--tone-link, var(--c-action))' }] : []),
  ]
}

/**
 * Returns the values that a new block has by a theme, in groups that a theme has as a whole or not at all. `style` has
 * its values without a theme.
 */
export const themedLooks = (node: WireNode, style: ThemedLook): readonly ThemedLook[] => {
  const size = style['font-size']
  switch (node.componentName) {
    case 'Heading':
      return heading(node, size)
    case 'Paragraph':
      return [
        { ...step('0'), ...leading },
        { 'margin-top': '0', 'margin-bottom': 'var(--s4)' },
        { 'text-wrap': 'pretty' },
      ]
    case 'Span':
      return [step(size === '13px' ? '-2' : '0')]
    case 'Link':
      if (looksPressable(style)) return button
      // in the call bar
      if (style.border !== undefined) return [step('0'), { 'border-radius': 'var(--button-radius)' }]
      return [{ ...step('0'), 'border-radius': undefined, ...noPadding }]
    case 'Button':
      return button
    case 'Input':
    case 'Textarea':
      return field
    case 'Picture':
      return style.height === 'auto' ? [{ 'border-radius': 'var(--r-m)' }] : []
    case 'Icon':
      return [{ color: 'var(--tone-link, var(--c-link))' }]
    case 'Element':
      return node.addition?.tag === 'select' ? field : ofElement(node, size)
    case 'Container':
      return ofContainer(node, style)
    default:
      // business blocks with a text
      return size === undefined ? [] : [{ ...step(size === '16px' ? '0' : '1'), ...leading }]
  }
}
