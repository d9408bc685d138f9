import { flushSync } from 'react-dom'
import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import type { Editor } from '../../document/editor.ts'
import type { TextTarget } from '../../interaction/text/text-session.ts'

/** Subject of the selection's toolbar. */
export interface BarSubject {
  readonly ids: readonly string[]
  /** The text that is edited on the page. */
  readonly typing: TextTarget | null
  /** The block whose text the panel beside it shows. */
  readonly panel: string | null
}

export interface FramedSubject {
  readonly shown: Signal<BarSubject>
  /** Renders the toolbar for the present subject; called in the frame that places it. */
  readonly follow: () => void
}

/**
 * Returns the toolbar's subject, updated once per frame. Rendering it while a click is handled would force a
 * layout of everything before the click has finished.
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
