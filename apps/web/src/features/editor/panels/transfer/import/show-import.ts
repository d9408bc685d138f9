import type { Editor } from '../../../document/editor.ts'

/** An import that is in the document and comes onto the canvas. */
export interface Showing {
  /** The document as it was before. Does nothing once all is shown. */
  readonly takeBack: () => void
  /** Nobody looks any more; the import stays. */
  readonly leave: () => void
}

/** Puts an import into the document, and tells how much of it is on the canvas until all is. */
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
