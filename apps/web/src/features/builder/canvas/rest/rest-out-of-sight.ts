import type { Change } from '@web2/builder'
import { everyFrame } from '../every-frame.ts'
import { findResting, type SearchOptions } from './resting-parts.ts'
import { mannerOf, type Judgement } from './stillness.ts'

const mark = 'data-w2m-rest'
const selector = `[${mark}]`

/**
 * Near the screen the browser only notes how large a part is; beyond, it leaves the part out. What is seen is never
 * drawn as a box of its own, which would shift its letters by parts of a pixel.
 */
const css = `
${selector} { contain-intrinsic-size: auto 1px !important; }
[${mark}="on"] { content-visibility: auto !important; overflow-clip-margin: 10000px !important; }
`

/** Px around what is seen in which parts are drawn as ever. */
const near = 600

/** Ms without a change after which parts are looked for. */
const quiet = 800
/** Ms of work at a time. */
const slice = 5

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
export interface Rest {
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

export const restOutOfSight = ({ doc, view, elementOf, authored, find = findResting }: RestOptions): Rest => {
  let known = new WeakMap<Element, Judgement>()
  /** What was found at the last look, resting or disturbed since. */
  let parts = new WeakSet<Element>()
  let begun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopFrames = () => {}
  const style = doc.createElement('style')
  style.textContent = css
  doc.head.append(style)

  /** Parts whose size the browser has noted. */
  const noted = new WeakSet<Element>()
  const far = new WeakSet<Element>()
  let held = false
  const show = (part: Element) => {
    const wanted = far.has(part) && noted.has(part) ? 'on' : ''
    if (part.getAttribute(mark) !== wanted) part.setAttribute(mark, wanted)
  }
  const Observer = doc.defaultView?.IntersectionObserver ?? IntersectionObserver
  const observer = new Observer(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) far.delete(target)
        else far.add(target)
        if (target.hasAttribute(mark)) show(target)
      }
    },
    { root: doc, rootMargin: `${near}px 0px` },
  )
  const release = (part: Element) => {
    part.removeAttribute(mark)
    observer.unobserve(part)
    noted.delete(part)
  }

  const settle = (found: readonly Element[]) => {
    parts = new WeakSet(found)
    for (const element of doc.querySelectorAll(selector)) if (!parts.has(element)) release(element)
    const fresh = found.filter((element) => !noted.has(element))
    for (const element of fresh) {
      element.setAttribute(mark, '')
      observer.observe(element)
    }
    let frames = 0
    stopFrames = everyFrame(() => {
      frames += 1
      if (frames <= 3) return
      stopFrames()
      for (const element of fresh) {
        noted.add(element)
        if (element.hasAttribute(mark)) show(element)
      }
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
    if (element.querySelector(selector) || mannerOf(view.getComputedStyle(element)) !== 'plain') wake()
  }

  return {
    begin: () => {
      begun = true
      later()
    },
    touched: (change) => {
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
      if (on) {
        stop()
        // even asking where the parts are takes its time in every frame
        observer.disconnect()
        return
      }
      for (const part of doc.querySelectorAll(selector)) observer.observe(part)
      later()
    },
    wake,
    dispose: () => {
      stop()
      observer.disconnect()
      style.remove()
    },
  }
}
