import type { Editor } from './editor.ts'

/** Delay in ms before the panels follow a selection: too short to notice, longer than key repeat. */
const pause = 60

/**
 * The selection as shown by the panels beside the page. The page marks a selection at once; the panels follow
 * when it settles, so that walking through blocks never waits for them.
 */
export interface DeferredSelection {
  readonly get: () => readonly string[]
  /** Returns true while the panels are behind the page. */
  readonly isPending: () => boolean
  /** Follows at once, because the user reaches for a panel. */
  readonly follow: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const create = ({ session, store }: Editor): DeferredSelection => {
  const { selection } = session
  let settled = selection.get()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const follow = () => {
    clearTimeout(timer)
    if (settled === selection.get()) return
    settled = selection.get()
    for (const listener of [...listeners]) listener()
  }
  selection.subscribe(() => {
    clearTimeout(timer)
    // removed nodes can't be shown any longer
    if (settled.some((id) => !store.get(id))) follow()
    else timer = setTimeout(follow, pause)
  })
  return {
    get: () => settled,
    isPending: () => settled !== selection.get(),
    follow,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const known = new WeakMap<Editor, DeferredSelection>()

/** Returns the deferred selection, one per editor. */
export const settledSelection = (editor: Editor): DeferredSelection => {
  const made = known.get(editor) ?? create(editor)
  known.set(editor, made)
  return made
}
