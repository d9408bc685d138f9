import { iconClass } from '../../blocks/icon/icon.ts'
import { withoutClass } from '../../blocks/mark.ts'
import type { Attributes, Json, NodeRecord, Props } from '../../tree/record.ts'
import { shapesOf } from './icon-shapes.ts'
import { namespaceOf, type ParsedElement } from './parsed.ts'

const outline: Readonly<Record<string, string>> = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}
const written = new Set('class data-icon viewBox width height role aria-hidden stroke-width'.split(' '))
const paintNames = /^(?:fill|stroke|color|opacity|clip|paint)/

const lookOf = (all: Readonly<Record<string, string>>): Props => {
  const { 'stroke-width': width } = all
  if (width !== undefined && Object.entries(outline).every(([name, value]) => all[name] === value))
    return { look: 'outline', stroke: Number(width) }
  const paint = Object.entries(all).filter(([name]) => paintNames.test(name))
  return paint.length === 1 && all.fill === 'currentColor'
    ? { look: 'filled' }
    : { look: 'own', paint: Object.fromEntries(paint) }
}

/** Returns true for an icon that this builder wrote. */
export const isIcon = (element: ParsedElement): boolean =>
  element.tagName === 'svg' &&
  namespaceOf(element) === 'svg' &&
  element.attrs.some(({ name, value }) => name === 'class' && value.split(/\s+/).includes(iconClass))

/** Restores an icon that this builder wrote, with its drawing and allowed attributes; undefined if an icon can't hold it. */
export const importIcon = (
  element: ParsedElement,
  all: Attributes,
): Pick<NodeRecord, 'componentName' | 'props' | 'addition'> | undefined => {
  let isWhole = true
  const shapes = shapesOf(element, () => (isWhole = false))
  if (!isWhole) return undefined
  const label = all.role === 'img' ? (all['aria-label'] ?? '') : ''
  const rest = Object.fromEntries(
    Object.entries(all).filter(
      ([name]) => !written.has(name) && !paintNames.test(name) && !(label !== '' && name === 'aria-label'),
    ),
  )
  const classes = withoutClass(all.class ?? '', iconClass)
  const attributes = { ...rest, ...(classes && { class: classes }) }
  return {
    componentName: 'Icon',
    props: {
      ...(all['data-icon'] && { icon: all['data-icon'] }),
      ...lookOf(all),
      viewBox: all.viewBox ?? '0 0 24 24',
      shapes: shapes as readonly Json[],
      label,
    },
    addition: Object.keys(attributes).length > 0 ? { attributes } : {},
  }
}
