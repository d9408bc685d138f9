/** Elements in a part: enough to be worthwhile, few enough to be released quickly. */
const least = 8
const most = 300

const inBlocks = /^(block|flow-root)$/

/** Returns true if the element's children are stacked in one column. */
const stacks = (element: Element, view: Window): boolean => {
  const style = view.getComputedStyle(element)
  return (
    inBlocks.test(style.display) &&
    (style.columnCount || 'auto') === 'auto' &&
    (style.columnWidth || 'auto') === 'auto' &&
    (style.writingMode || 'horizontal-tb') === 'horizontal-tb'
  )
}

export interface PageParts {
  /** Stretches of the page that may be contained while off screen. */
  readonly parts: readonly Element[]
  /** All other elements. */
  readonly loose: readonly Element[]
}

const sizeOf = (element: Element): number => element.getElementsByTagName('*').length

/**
 * Splits a page into parts that are stacked below each other: its sections, or the children of a large one.
 */
export const splitIntoParts = (body: Element, view: Window): PageParts => {
  const parts: Element[] = []
  const loose: Element[] = []
  const waiting = stacks(body, view) ? [body] : []
  for (let holder = waiting.pop(); holder; holder = waiting.pop()) {
    for (const child of holder.children) {
      const size = sizeOf(child)
      if (size >= least && size <= most) parts.push(child)
      else if (size > most && stacks(child, view)) {
        loose.push(child)
        waiting.push(child)
      } else loose.push(child, ...child.getElementsByTagName('*'))
    }
  }
  return { parts, loose }
}
