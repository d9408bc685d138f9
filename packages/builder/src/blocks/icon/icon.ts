import type { Attributes, NodeRecord } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { classesOf, elementOf, definedAttributes, numberProp, textProp } from '../element.ts'
import { shapeAttributes, shapeViews } from './shapes.ts'

/** Class by which an import recognizes an icon. */
export const iconClass = 'w2-icon'

const lineWidth = ({ props }: NodeRecord): string => {
  const width = numberProp(props.stroke ?? 2)
  return Number.isFinite(width) && width > 0 && width <= 12 ? String(width) : '2'
}

const paintOf = (record: NodeRecord): Attributes => {
  const { look, paint } = record.props
  if (look === 'own') return shapeAttributes(paint)
  if (look === 'filled') return { fill: 'currentColor' }
  return {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': lineWidth(record),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
}

const viewBoxOf = ({ props }: NodeRecord): string => {
  const box = textProp(props.viewBox)
  return /^-?[\d.]+(?:[\s,]+-?[\d.]+){3}$/.test(box) ? box : '0 0 24 24'
}

/** Drawing of the icon that a new block starts with, from Tabler Icons (MIT). */
const star =
  'M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245'

/**
 * Inline SVG in the color of the text around it. Decorative without a label; with one, screen readers
 * announce it as an image.
 */
export const icon: BlockType = {
  name: 'Icon',
  label: 'Icon',
  group: 'more',
  inPalette: true,
  defaults: {
    icon: 'star',
    look: 'outline',
    shapes: [star],
    label: '',
    elementStyle: { width: '32px', height: '32px', 'flex-shrink': 0, 'vertical-align': 'middle' },
  },
  rules: {},
  editableText: [],
  tag: () => 'svg',
  view: (record) => {
    const label = textProp(record.props.label).trim()
    const own = {
      class: classesOf(record, iconClass),
      ...definedAttributes({ 'data-icon': textProp(record.props.icon) }),
      viewBox: viewBoxOf(record),
      width: '24',
      height: '24',
      ...paintOf(record),
      ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }),
    }
    return { ...elementOf(record, 'svg', own, shapeViews(record.props.shapes)), namespace: 'svg' }
  },
}
