import type { Change } from '@web2/builder'
import { everyFrame } from '../every-frame.ts'
import { findResting, type SearchOptions } from './resting-parts.ts'
import { mannerOf, type Judgement } from './stillness.ts'

const mark = 'data-w2m-rest'
const selector = `[${mark}]`

/** First the browser notes how large a part is; then it may leave it out while it is out of sight. */
const css = `
${selector} { contain-intrinsic-size: auto 1px !important; }
[${mark}="on"] { content-visibility: auto !important; overflow-clip-margin: 10000px !important; }
`

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
  /** The page followed a change: what it touched rests no more, until the page is quiet again. */
  readonly touched: (change: Change) => void
  /** The page was laid out anew as a whole. */
  readonly wake: () => void
  readonly dispose: () => void
}

export const restOutOfSight = ({ doc, view, elementOf, authored, find = findResting }: RestOptions): Rest => {
  let known = new WeakMap<Element, Judgement>()
  /** What was found at the last look, resting or disturbed since. */
  let parts = new WeakSet<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopFrames = () => {}
  const style = doc.createElement('style')
  style.textContent = css
  doc.head.append(style)

  const settle = (found: readonly Element[]) => {
    const present = new Set(found)
    parts = new WeakSet(found)
    for (const element of doc.querySelectorAll(selector)) {
      if (!present.has(element)) element.removeAttribute(mark)
    }
    const fresh = found.filter((element) => !element.hasAttribute(mark))
    for (const element of fresh) element.setAttribute(mark, '')
    let frames = 0
    stopFrames = everyFrame(() => {
      frames += 1
      if (frames <= 3) return
      stopFrames()
      for (const element of fresh) if (element.hasAttribute(mark)) element.setAttribute(mark, 'on')
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
    timer = setTimeout(look, quiet)
  }
  const wake = () => {
    known = new WeakMap()
    parts = new WeakSet()
    for (const element of doc.querySelectorAll(selector)) element.removeAttribute(mark)
    later()
  }

  const disturb = (element: Element, restyled: boolean) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      known.delete(at)
      if (!parts.has(at)) continue
      at.removeAttribute(mark)
      return
    }
    // what stands around or between the parts may now reach over them
    if (!restyled) return
    if (element.querySelector(selector) || mannerOf(view.getComputedStyle(element)) !== 'plain') wake()
  }

  later()
  return {
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
    wake,
    dispose: () => {
      stop()
      style.remove()
    },
  }
}
