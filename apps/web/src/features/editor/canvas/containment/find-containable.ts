import { splitIntoParts } from './page-parts.ts'
import { checkContainable, layoutBehaviorOf, type ContainmentCheck } from './containment-rules.ts'

/** Elements below which containment is not worthwhile. */
const worthwhile = 600
/** Overflowing elements above which the overlap check costs more than containment saves. */
const maxOverflowingElements = 400

const crosses = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1

/** Returns true if counters or quotes may run through the page, also from style sheets that can't be read. */
const countsThroughout = (doc: Document): boolean =>
  [...doc.querySelectorAll('link[rel~="stylesheet" i]')].length > 0 ||
  [...doc.querySelectorAll('style')].some(({ textContent }) =>
    /counter-|-quote|@import/.test(textContent ?? ''),
  )

const isDrawnOver = (element: Element, view: Window): 'always' | 'where it is' | 'never' => {
  const { position, zIndex } = view.getComputedStyle(element)
  const level = Number.parseInt(zIndex, 10) || 0
  if (level !== 0) return 'never'
  return position === 'fixed' || position === 'sticky' ? 'always' : 'where it is'
}

/** Returns the parts that are separate from their neighbors and that no overflowing element covers. */
const untouched = (parts: readonly Element[], restless: readonly Element[], view: Window): Element[] => {
  if (restless.length > maxOverflowingElements) return []
  const over: DOMRect[] = []
  for (const element of restless) {
    const drawn = isDrawnOver(element, view)
    if (drawn === 'always') return []
    if (drawn === 'where it is') over.push(element.getBoundingClientRect())
  }
  return parts.filter((part) => {
    const box = part.getBoundingClientRect()
    const beside = [part.previousElementSibling, part.nextElementSibling]
    return (
      !over.some((rect) => crosses(rect, box)) &&
      !beside.some((each) => each && crosses(each.getBoundingClientRect(), box))
    )
  })
}

export interface SearchOptions {
  readonly doc: Document
  readonly view: Window
  /** Checks of parts that are unchanged since. */
  readonly known: WeakMap<Element, ContainmentCheck>
  /** The page has the author's style sheets, which may generate boxes before and after elements. */
  readonly authored: boolean
}

/**
 * Finds the parts of a page that can be contained without changing how anything looks. Yields after each
 * part.
 */
export function* findContainable({
  doc,
  view,
  known,
  authored,
}: SearchOptions): Generator<void, readonly Element[]> {
  if (doc.body.getElementsByTagName('*').length < worthwhile || countsThroughout(doc)) return []
  const drawn = authored || doc.body.querySelector('style, link') !== null
  const { parts, loose } = splitIntoParts(doc.body, view)
  const still: Element[] = []
  const restless: Element[] = []
  for (const part of parts) {
    const judged = known.get(part) ?? checkContainable(part, view, drawn)
    known.set(part, judged)
    if (judged.still) still.push(part)
    else restless.push(...judged.restless)
    yield
  }
  for (const [at, element] of loose.entries()) {
    if (layoutBehaviorOf(view.getComputedStyle(element)) !== 'plain') restless.push(element)
    if (at % 32 === 31) yield
  }
  return untouched(still, restless, view)
}
