import { useEffect, useRef, useState } from 'react'
import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'
import { session } from '../../../lib/session/session.ts'
import { sayFailure } from '../../../lib/snackbar.ts'
import type { Opened } from '../api/opened.ts'
import type { Canvas } from '../canvas/canvas.ts'
import { createEditor, type Editor } from '../editor/editor.ts'
import { browserHistories } from '../history/histories.ts'
import { createHistoryKeeper, type HistoryKeeper } from '../history/history-keeper.ts'
import { createEditorKeys, type PressKey } from '../keyboard/editor-keys.ts'
import { keepDrafts } from '../saving/draft-keeper.ts'
import { browserDrafts } from '../saving/drafts.ts'
import { rememberInterrupted } from '../saving/interrupted.ts'
import { draftKey } from '../saving/left-behind.ts'
import { createSaver, type Saver } from '../saving/saver.ts'

/** Everything that lives as long as one page is open in the editor. */
export interface Editing {
  readonly editor: Editor
  readonly saver: Saver
  readonly canvas: Signal<Canvas | null>
  readonly press: PressKey
  readonly opened: Opened
  readonly historyKeeper: HistoryKeeper
}

const begin = (opened: Opened, save: () => void): Editing => {
  const canvas = signal<Canvas | null>(null)
  const editor = createEditor({
    document: opened.document,
    data: opened.data,
    tell: sayFailure,
    // a desktop page on a phone is too small to touch
    breakpoint: window.matchMedia('(max-width: 30em)').matches ? 'mobile' : 'desktop',
  })
  const saver = createSaver({
    revision: opened.revision,
    unsaved: opened.restored !== undefined,
    store: (basedOn) => opened.store(editor.store.document, basedOn),
    // every step is an object of its own; before the first one nothing was changed
    present: () => editor.history.entries[editor.history.position - 1] ?? editor.history.forgotten,
  })
  const press = createEditorKeys({ editor, send: (event) => canvas.get()?.machine.send(event), save })
  const historyKeeper = createHistoryKeeper({
    key: opened.key,
    opened: opened.document,
    isDraft: opened.restored !== undefined,
    editor,
    saver,
    histories: browserHistories,
  })
  return { editor, saver, canvas, press, opened, historyKeeper }
}

/** Opens a page for editing once; `save` is what Ctrl+S does, and may change from render to render. */
export const useEditing = (opened: Opened, save: (editing: Editing) => void): Editing => {
  const latest = useRef(save)
  const [editing] = useState(() => {
    const begun: Editing = begin(opened, () => latest.current(begun))
    return begun
  })
  const { editor, saver, historyKeeper } = editing
  const current = editing.opened

  useEffect(() => {
    latest.current = save
  }, [save])

  useEffect(() => {
    const stop = editor.store.subscribeAll(saver.changed)
    const stopSteps = editor.history.subscribe(saver.stepped)
    const stopHistory = historyKeeper.start()
    const keeper = keepDrafts({
      key: () => draftKey(current),
      editor,
      saver,
      drafts: browserDrafts,
      nap: current.listing?.nap,
    })
    const warn = (event: BeforeUnloadEvent) => {
      if (!saver.isDirty()) return
      hidden()
      event.preventDefault()
    }
    const userId = session.get().user?._id
    const hidden = () => {
      keeper.flush()
      historyKeeper.flush()
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('beforeunload', warn)
      if (userId !== undefined && session.get().token === null && saver.isDirty())
        rememberInterrupted({ userId, key: draftKey(current) })
      document.removeEventListener('visibilitychange', hidden)
      stop()
      stopSteps()
      stopHistory()
      keeper.dispose()
    }
  }, [editor, saver, current, historyKeeper])

  return editing
}
