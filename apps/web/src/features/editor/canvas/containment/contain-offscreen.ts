import type { Change } from '@web2/builder'
import { everyFrame } from '../timing/every-frame.ts'
import { partsNearViewport } from './viewport-distance.ts'
import { findContainable, type SearchOptions } from './find-containable.ts'
import { layoutBehaviorOf, type ContainmentCheck } from './containment-rules.ts'

const mark = 'data-w2m-rest'
const selector = `[${mark}]`

/**
 * Contains off-screen sections, so that the browser skips them when something else changes. They stay laid
 * out and readable; `content-visibility` would make the browser test their position in each frame. Visible
 * sections are never contained because that shifts their letters by fractions of a pixel.
 */
const css = `[${mark}="on"] { contain: content !important; overflow-clip-margin: 10000px !important; }`

/** Time in ms without a change before sections are contained. */
const quiet = 800
/** Work per slice, in ms. */
const slice = 5
/** Sections contained per frame; each is laid out once more for it. */
const atOnce = 24

export interface RestOptions {
  readonly doc: Document
  readonly view: Window
  readonly elementOf: (uuid: string) => Element | null
  /** The page has the author's style sheets. */
  readonly authored: boolean
  /** Finds the containable parts; tests pass their own. */
  readonly find?: (options: SearchOptions) => Generator<void, readonly Element[]>
}

/** Containment of the off-screen parts of a long page, as long as that does not change how anything looks. */
export interface Containment {
  /** Starts containment once the page is drawn. */
  readonly begin: () => void
  /** Releases the parts that a change touched, until the page is quiet again. */
  readonly touched: (change: Change) => void
  /**
   * Pauses containment during a gesture, which needs every frame; the browser draws what scrolls into view.
   */
  readonly hold: (on: boolean) => void
  /** Releases all parts after the whole page was laid out again. */
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
  /** Parts found by the last search, contained or released since. */
  let parts = new WeakSet<Element>()
  let begun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopFrames = () => {}
  const style = doc.createElement('style')
  style.textContent = css
  doc.head.append(style)

  /** Marked parts in page order; null if that may have changed. */
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
      // a part that is not contained needs no release
      if (at.getAttribute(mark) === 'on') release(at)
      return
    }
    // elements around or between the parts may now overlap them
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
