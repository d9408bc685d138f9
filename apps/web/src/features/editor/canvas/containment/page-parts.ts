/** Elements in a part: enough to be worth leaving out, few enough to be brought back in a moment. */
const least = 8
const most = 300

const inBlocks = /^(block|flow-root)$/

/** Children of such an element stand one below the other, in one column. */
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
  /** Stretches of the page that might rest while they are out of sight. */
  readonly parts: readonly Element[]
  /** All other elements. */
  readonly loose: readonly Element[]
}

const sizeOf = (element: Element): number => element.getElementsByTagName('*').length

/** Cuts a page into stretches that stand below each other: its sections, or what a large one is made of. */
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
