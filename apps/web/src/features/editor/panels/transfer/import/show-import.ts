import type { Editor } from '../../../document/editor.ts'

/** An import that is in the document and is being drawn on the canvas. */
export interface Showing {
  /** Restores the previous document. Does nothing once everything is drawn. */
  readonly takeBack: () => void
  /** Stops reporting; the import stays. */
  readonly leave: () => void
}

/** Puts an import into the document and reports the drawn share until the canvas has finished. */
export const show = (
  { history, session, store, select }: Pick<Editor, 'history' | 'session' | 'store' | 'select'>,
  put: () => void,
  progress: (part: number) => void,
  shown: () => void,
): Showing => {
  const before = session.selection.get()
  const mark = history.mark(before)
  put()
  let isOver = false
  const end = () => {
    isOver = true
    stop()
  }
  const leave = () => {
    if (isOver) return
    end()
    history.release()
  }
  const follow = () => {
    const part = session.drawn.get()
    if (part < 1) return progress(part)
    leave()
    shown()
  }
  const stop = session.drawn.subscribe(follow)
  follow()
  return {
    leave,
    takeBack: () => {
      if (isOver) return
      end()
      select(history.bail(mark).filter((uuid) => store.get(uuid)))
    },
  }
}
