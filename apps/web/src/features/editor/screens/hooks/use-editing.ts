import { useEffect, useRef, useState } from 'react'
import { session } from '../../../../lib/session/session.ts'
import type { Opened } from '../../document/api/opened-document.ts'
import { beginEditing, type Editing } from '../../panels/session/begin-editing.ts'
import { startDraftAutosave } from '../../document/saving/draft-keeper.ts'
import { browserDrafts } from '../../document/saving/drafts.ts'
import { rememberInterrupted } from '../../document/saving/interrupted-session.ts'
import { keepAtServer } from '../../document/saving/keep-at-server.ts'
import { draftKey } from '../../document/saving/unsaved-draft.ts'

/** Starts editing a page once; `save` handles Ctrl+S and may change between renders. */
export const useEditing = (opened: Opened, save: (editing: Editing) => void): Editing => {
  const latest = useRef(save)
  const [editing] = useState(() => {
    const begun: Editing = beginEditing(opened, () => latest.current(begun))
    return begun
  })
  const { editor, saver, historyKeeper } = editing
  const current = editing.opened

  useEffect(() => {
    latest.current = save
  }, [save])

  useEffect(() => {
    const stopHistory = historyKeeper.start()
    const keeper = startDraftAutosave({
      key: () => draftKey(current),
      editor,
      saver,
      drafts: browserDrafts,
      nap: current.listing?.nap,
      theme: current.theme,
    })
    const server = current.whole && keepAtServer(editor, saver)
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
      stopHistory()
      server?.dispose()
      keeper.dispose()
    }
  }, [editor, saver, current, historyKeeper])

  return editing
}
