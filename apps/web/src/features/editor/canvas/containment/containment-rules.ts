/*
 * A contained part of the page is a box of its own: floats, margins, counters and layers don't cross its
 * border. The rules here decide if any of them did.
 */

/** `plain` elements stay in the flow, `moved` ones may overflow their box, `free` ones may be anywhere. */
export type LayoutBehavior = 'plain' | 'moved' | 'free'

const isSet = (value: string | undefined, ...initial: string[]): boolean =>
  value !== undefined && value !== '' && !initial.includes(value)

const negative = (margin: string): boolean => margin.startsWith('-')

export const layoutBehaviorOf = (style: CSSStyleDeclaration): LayoutBehavior => {
  const { position } = style
  if (position === 'fixed' || position === 'sticky') return 'free'
  if (isSet(style.zIndex, 'auto') || isSet(style.mixBlendMode, 'normal')) return 'free'
  if (isSet(style.counterIncrement, 'none') || isSet(style.counterReset, 'none')) return 'free'
  const moved =
    isSet(position, 'static') ||
    isSet(style.getPropertyValue('float'), 'none') ||
    isSet(style.transform, 'none') ||
    isSet(style.translate, 'none') ||
    isSet(style.rotate, 'none') ||
    isSet(style.scale, 'none') ||
    isSet(style.filter, 'none') ||
    isSet(style.opacity, '1') ||
    negative(style.marginTop) ||
    negative(style.marginRight) ||
    negative(style.marginBottom) ||
    negative(style.marginLeft)
  return moved ? 'moved' : 'plain'
}

const within = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.bottom <= outer.bottom + 0.5

const ownContext = /^(flex|grid|flow-root)$/
const px = (length: string): number => Number.parseFloat(length) || 0

/**
 * Returns true if margins inside don't collapse through: it has padding, a border or its own formatting
 * context.
 */
const keepsMargins = (style: CSSStyleDeclaration): boolean =>
  ownContext.test(style.display) ||
  isSet(style.overflowY, 'visible') ||
  (px(style.paddingTop) + px(style.borderTopWidth) > 0 &&
    px(style.paddingBottom) + px(style.borderBottomWidth) > 0)

const isBox = (style: CSSStyleDeclaration): boolean =>
  style.display === 'block' || ownContext.test(style.display)

const overflows = (element: Element, style: CSSStyleDeclaration): boolean =>
  !isSet(style.overflowY, 'visible') &&
  (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)

const pseudos = ['::before', '::after'] as const

const drawsFreely = (element: Element, view: Window): boolean =>
  pseudos.some((pseudo) => {
    const style = view.getComputedStyle(element, pseudo)
    return isSet(style.content, 'none', 'normal') && layoutBehaviorOf(style) !== 'plain'
  })

export interface ContainmentCheck {
  readonly still: boolean
  /** Elements that may overflow their box, and so overlap other parts. */
  readonly restless: readonly Element[]
}

/**
 * Checks if a part looks the same when contained. `drawn`: style sheets may generate boxes beside elements.
 */
export const checkContainable = (part: Element, view: Window, drawn: boolean): ContainmentCheck => {
  const restless: Element[] = []
  const own = view.getComputedStyle(part)
  const manner = layoutBehaviorOf(own)
  let still =
    isBox(own) &&
    keepsMargins(own) &&
    (manner === 'plain' || (manner === 'moved' && own.position === 'relative')) &&
    !isSet(own.getPropertyValue('float'), 'none') &&
    !overflows(part, own) &&
    !(drawn && drawsFreely(part, view))
  if (manner !== 'plain') restless.push(part)
  const box = part.getBoundingClientRect()
  for (const element of part.getElementsByTagName('*')) {
    const style = view.getComputedStyle(element)
    const its = layoutBehaviorOf(style)
    if (drawn && still && drawsFreely(element, view)) still = false
    if (its === 'plain') continue
    restless.push(element)
    if (!still) continue
    const holder = style.position === 'absolute' ? (element as HTMLElement).offsetParent : element
    still = its === 'moved' && part.contains(holder) && within(element.getBoundingClientRect(), box)
  }
  return { still, restless }
}
