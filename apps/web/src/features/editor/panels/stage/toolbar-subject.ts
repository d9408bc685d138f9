import { flushSync } from 'react-dom'
import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import type { Editor } from '../../document/editor.ts'
import type { TextTarget } from '../../interaction/text/text-session.ts'

/** What the selection's bar is about. */
export interface BarSubject {
  readonly ids: readonly string[]
  /** The text that is being typed in on the page. */
  readonly typing: TextTarget | null
  /** The block whose text stands in the panel beside it. */
  readonly panel: string | null
}

export interface FramedSubject {
  readonly shown: Signal<BarSubject>
  /** Renders the bar for what it is about now; asked for in the frame that places it. */
  readonly follow: () => void
}

/**
 * The bar's subject, taken over once in a frame. Rendered while a click is still being handled, the bar would make the
 * browser lay out everything before it has finished with the click.
 */
export const frameSubject = ({ session }: Editor, canvas: Signal<Canvas | null>): FramedSubject => {
  const shown = signal<BarSubject>({ ids: [], typing: null, panel: null })
  return {
    shown,
    follow: () => {
      const text = canvas.get()?.text
      const now: BarSubject = {
        ids: session.selection.get(),
        typing: text?.typing.get() ?? null,
        panel: text?.panel.get() ?? null,
      }
      const before = shown.get()
      if (now.ids === before.ids && now.typing === before.typing && now.panel === before.panel) return
      flushSync(() => shown.set(now))
    },
  }
}
