import { checkPageInSteps, type CheckOptions, type Finding } from '@web2/builder'
import { createStore, type Store as Signal } from '../../../../lib/store.ts'
import type { CanvasView } from '../canvas-view.ts'
import type { Editor } from '../../document/editor.ts'
import { runWhenIdle } from './idle-deadline.ts'
import { createKeptLooks, type TextStyleCache } from './cached-styles.ts'
import { measureLooks } from './measure-styles.ts'

/** Findings of the latest check with the options it used; null before the first. */
export interface Checked {
  readonly findings: readonly Finding[]
  readonly options: CheckOptions
}

export interface Checker {
  readonly checked: Signal<Checked | null>
  /** Checks the page while it has at least one listener. Returns the function to stop listening. */
  readonly watch: (listener: () => void) => () => void
  /**
   * Sets the options of the checks beside the document. `untouched` of a new page holds until its first undo
   * step.
   */
  readonly setOptions: (options: CheckOptions) => void
}

/** Time in ms without an edit before a check. */
const pause = 500
/** Idle time in ms below which no further step starts. */
const enough = 6

/**
 * Creates the checker of the edited page: it runs after each pause in editing, in the browser's idle time.
 */
export const createChecker = (editor: Editor, canvas: Signal<CanvasView | null>): Checker => {
  const checked = createStore<Checked | null>(null)
  let options: CheckOptions = {}
  let watchers = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = () => {}
  let measured: { readonly canvas: CanvasView; readonly looks: TextStyleCache } | null = null

  const check = (known: CheckOptions) => {
    const modules = editor.modules.documents.get()
    const untouched = known.untouched === true && editor.history.entries.length === 0
    const looked = { ...known, untouched, ...(modules && { modules }) }
    // an edit cancels the remaining steps, so that all steps see the same page
    const steps = checkPageInSteps(editor.store.document, looked)
    const goOn = () => {
      cancel = runWhenIdle((left) => {
        for (;;) {
          const step = steps.next()
          if (step.done) return checked.set({ findings: step.value, options: looked })
          if (left() < enough) return goOn()
        }
      })
    }
    goOn()
  }
  const look = () => {
    // a gesture needs the main thread for itself
    if (editor.session.activity.get() !== 'idle') return wait()
    const shown = canvas.get()
    if (!shown) return check(options)
    if (measured?.canvas !== shown) measured = { canvas: shown, looks: createKeptLooks(editor.store) }
    const { looks } = measured
    const done = () => check({ ...options, look: looks.get })
    cancel = measureLooks({ editor, canvas: shown, looks, done })
  }
  const wait = () => {
    clearTimeout(timer)
    cancel()
    timer = setTimeout(look, pause)
  }

  let stops: readonly (() => void)[] = []
  const start = () => {
    stops = [
      editor.store.subscribeAll(wait),
      editor.store.subscribePage(wait),
      canvas.subscribe(wait),
      editor.session.breakpoint.subscribe(wait),
      editor.modules.documents.subscribe(wait),
    ]
    wait()
  }
  const stop = () => {
    clearTimeout(timer)
    cancel()
    for (const each of stops) each()
    stops = []
  }

  return {
    checked,
    watch: (listener) => {
      if (watchers === 0) start()
      watchers += 1
      const forget = checked.subscribe(listener)
      return () => {
        forget()
        watchers -= 1
        if (watchers === 0) stop()
      }
    },
    setOptions: (next) => {
      options = next
      if (watchers > 0) wait()
    },
  }
}
