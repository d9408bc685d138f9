import { exportJson } from '@web2/builder'
import type { Editor } from '../editor/editor.ts'
import type { Drafts } from './drafts.ts'
import type { Saver } from './saver.ts'

/** Ms without an edit after which the draft is kept. */
const pause = 1_500

export interface DraftKeeperOptions {
  /** Under which the draft is kept; a new page gets another key when it is stored. */
  readonly key: () => string
  readonly editor: Editor
  readonly saver: Saver
  readonly drafts: Drafts
}

export interface DraftKeeper {
  /** Keeps at once what waits to be kept. */
  readonly flush: () => void
  readonly dispose: () => void
}

/** Keeps a draft of unsaved edits, so that a crash or a closed tab loses nothing; a save removes it. */
export const keepDrafts = ({ key, editor, saver, drafts }: DraftKeeperOptions): DraftKeeper => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const used = new Set([key()])

  const failed = (error: unknown) =>
    console.warn('The browser did not keep a draft of the unsaved changes.', error)

  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    if (!saver.isDirty()) return
    const document = exportJson(editor.store.document)
    used.add(key())
    drafts.put({ key: key(), document, basedOn: saver.revision(), keptAt: Date.now() }).catch(failed)
  }

  const stops = [
    editor.store.subscribeAll(() => {
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
    }),
    saver.state.subscribe(() => {
      if (saver.state.get().kind !== 'saved') return
      for (const each of used) drafts.remove(each).catch(failed)
    }),
  ]
  return {
    flush,
    dispose: () => {
      flush()
      for (const stop of stops) stop()
    },
  }
}
