import { replaceDocument } from '@web2/builder'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { draftKey } from '../../document/saving/unsaved-draft.ts'
import { adoptDraft } from './use-draft-offer.ts'
import type { Editing } from '../../panels/session/begin-editing.ts'

export interface RestoredDraft {
  /** Time in ms since 1970. */
  readonly keptAt: number
  /** The draft is of a page that was never saved. */
  readonly ofNew: boolean
  readonly showStored: () => Promise<void>
  readonly dismiss: () => void
}

/** Returns the restored draft of an earlier visit, until it is saved or dismissed; null without one. */
export const useRestoredDraft = ({ editor, saver, opened, historyKeeper }: Editing): RestoredDraft | null => {
  const [told, setTold] = useState(false)
  const { restored } = opened
  // a screen without such a draft does not rerender on each first edit and save
  const isShown = useSyncExternalStore(saver.state.subscribe, () => {
    const { kind } = saver.state.get()
    return restored !== undefined && kind !== 'saved' && kind !== 'new'
  })

  useEffect(() => {
    if (restored) adoptDraft(restored.draft, draftKey(opened))
  }, [restored, opened])

  if (!restored || told || !isShown) return null
  return {
    keptAt: restored.draft.keptAt,
    ofNew: opened.revision === '',
    dismiss: () => setTold(true),
    showStored: async () => {
      setTold(true)
      const position = await historyKeeper.storedPosition()
      if (position !== null) editor.goTo(position)
      else editor.run('Show saved page', replaceDocument(editor.store.document, restored.stored))
    },
  }
}
