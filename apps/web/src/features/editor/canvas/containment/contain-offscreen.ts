import type { Change } from '@web2/builder'
import { everyFrame } from '../timing/every-frame.ts'
import { partsNearViewport } from './viewport-distance.ts'
import { findContainable, type SearchOptions } from './find-containable.ts'
import { layoutBehaviorOf, type ContainmentCheck } from './containment-rules.ts'

const mark = 'data-w2m-rest'
const selector = `[${mark}]`

/**
 * Out of sight a part is a box of its own: the browser need not look into it when something else changes. It stays laid
 * out and readable; leaving it out would make the browser ask in each frame where it is. What is seen is never drawn as
 * a box of its own, which would shift its letters by parts of a pixel.
 */
const css = `[${mark}="on"] { contain: content !important; overflow-clip-margin: 10000px !important; }`

/** Ms without a change after which parts are looked for. */
const quiet = 800
/** Ms of work at a time. */
const slice = 5
/** Parts that go to rest in one frame: each is laid out once more for it. */
const atOnce = 24

export interface RestOptions {
  readonly doc: Document
  readonly view: Window
  readonly elementOf: (uuid: string) => Element | null
  /** The page has style sheets of its author. */
  readonly authored: boolean
  /** Finds the parts that may rest; tests of the rest give their own. */
  readonly find?: (options: SearchOptions) => Generator<void, readonly Element[]>
}

/** Lets the parts of a long page that are out of sight cost nothing, as long as that changes nothing of its looks. */
export interface Containment {
  /** The page is there: from now on its parts may rest. */
  readonly begin: () => void
  /** The page followed a change: what it touched rests no more, until the page is quiet again. */
  readonly touched: (change: Change) => void
  /** While a gesture needs each frame, nothing goes to rest or wakes; what comes into sight the browser draws by itself. */
  readonly hold: (on: boolean) => void
  /** The page was laid out anew as a whole. */
  readonly wake: () => void
  readonly dispose: () => void
}

export const containOffscreenSections = ({
  doc,
  view,
  elementOf,
  authored,
  find = findContainable,
}: RestOptions): Containment => {
  let known = new WeakMap<Element, ContainmentCheck>()
  /** What was found at the last look, resting or disturbed since. */
  let parts = new WeakSet<Element>()
  let begun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopFrames = () => {}
  const style = doc.createElement('style')
  style.textContent = css
  doc.head.append(style)

  /** Parts that carry the mark, as they stand on the page; null when that may have changed. */
  let marked: readonly Element[] | null = null
  let near: ReadonlySet<Element> = new Set()
  let held = false
  const show = (part: Element) => {
    if (part.hasAttribute(mark)) part.setAttribute(mark, near.has(part) ? '' : 'on')
  }
  const follow = () => {
    if (held) return
    marked ??= [...doc.querySelectorAll(selector)]
    const before = near
    near = partsNearViewport(marked, view)
    for (const part of before) if (!near.has(part)) show(part)
    for (const part of near) if (!before.has(part)) show(part)
  }
  doc.addEventListener('scroll', follow, { capture: true, passive: true })
  view.addEventListener('resize', follow)
  const release = (part: Element) => {
    part.removeAttribute(mark)
    marked = null
  }

  const settle = (found: readonly Element[]) => {
    parts = new WeakSet(found)
    for (const element of doc.querySelectorAll(selector)) if (!parts.has(element)) release(element)
    for (const part of found) if (!part.hasAttribute(mark)) part.setAttribute(mark, '')
    marked = null
    follow()
    const awake = found.filter((part) => !near.has(part) && part.getAttribute(mark) !== 'on')
    stopFrames = everyFrame(() => {
      for (const part of awake.splice(0, atOnce)) show(part)
      if (awake.length === 0) stopFrames()
    })
  }

  const look = () => {
    const search = find({ doc, view, known, authored })
    const go = () => {
      const end = performance.now() + slice
      do {
        const step = search.next()
        if (step.done) return settle(step.value)
      } while (performance.now() < end)
      timer = setTimeout(go)
    }
    go()
  }

  const stop = () => {
    clearTimeout(timer)
    stopFrames()
  }
  const later = () => {
    stop()
    if (!begun || held) return
    timer = setTimeout(look, quiet)
  }
  const wake = () => {
    known = new WeakMap()
    parts = new WeakSet()
    for (const element of doc.querySelectorAll(selector)) release(element)
    later()
  }

  const disturb = (element: Element, restyled: boolean) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      known.delete(at)
      if (!parts.has(at)) continue
      // one that is drawn as ever has nothing to lose
      if (at.getAttribute(mark) === 'on') release(at)
      return
    }
    // what stands around or between the parts may now reach over them
    if (!restyled) return
    if (element.querySelector(selector) || layoutBehaviorOf(view.getComputedStyle(element)) !== 'plain')
      wake()
  }

  return {
    begin: () => {
      begun = true
      later()
    },
    touched: (change) => {
      marked = null
      for (const { uuid } of change.added) {
        const element = elementOf(uuid)
        if (element) disturb(element, false)
      }
      for (const [before, { uuid, props, addition }] of change.updated) {
        const element = elementOf(uuid)
        if (element) disturb(element, before.props !== props || before.addition !== addition)
      }
      later()
    },
    hold: (on) => {
      if (held === on) return
      held = on
      if (on) return stop()
      follow()
      later()
    },
    wake,
    dispose: () => {
      stop()
      doc.removeEventListener('scroll', follow, { capture: true })
      view.removeEventListener('resize', follow)
      style.remove()
    },
  }
}
