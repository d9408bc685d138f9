import { splitIntoParts } from './page-parts.ts'
import { checkContainable, layoutBehaviorOf, type ContainmentCheck } from './containment-rules.ts'

/** Elements below which a page is quick as it is. */
const worthwhile = 600
/** Restless elements beyond which finding what they touch costs more than it brings. */
const maxOverflowingElements = 400

const crosses = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1

/** Counters and quotes run through a page; sheets that can not be read may have them. */
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

/** Parts that stand apart from what is before and after them, and that nothing restless lies over. */
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
  /** What was found of parts before, as long as nothing in them changed. */
  readonly known: WeakMap<Element, ContainmentCheck>
  /** Style sheets of an author may draw before and after elements. */
  readonly authored: boolean
}

/**
 * Finds the parts of a page that may be left out while they are out of sight, without a change of how anything looks.
 * Gives way after each part that was judged.
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
