import { importJson, replaceDocument } from '@web2/builder'
import { useEffect, useState } from 'react'
import { browserDrafts, type Draft } from '../saving/drafts.ts'
import type { Editing } from './use-editing.ts'

export interface DraftOffer {
  readonly draft: Draft
  /** Someone saved the page after the draft began. */
  readonly outdated: boolean
  readonly restore: () => void
  readonly discard: () => void
}

const storageFailed = (error: unknown) =>
  console.warn('The browser did not answer for the drafts it keeps.', error)

/** Unsaved changes of an earlier visit to this page, if this browser kept some. */
export const useDraftOffer = ({ editor, saver, opened, historyKeeper }: Editing): DraftOffer | null => {
  const [draft, setDraft] = useState<Draft | null>(null)
  /** The key at opening: what a new page keeps later is a draft of this visit. */
  const [draftKey] = useState(opened.key)

  useEffect(() => {
    let present = true
    browserDrafts.get(draftKey).then((found) => present && setDraft(found), storageFailed)
    return () => {
      present = false
    }
  }, [draftKey])

  if (!draft) return null
  const discard = () => {
    setDraft(null)
    browserDrafts.remove(draftKey).catch(storageFailed)
  }
  return {
    draft,
    outdated: draft.basedOn !== saver.revision(),
    discard,
    restore: () => {
      // the steps that led to the draft are still known: going there leaves them to be undone one by one
      const position = historyKeeper.positionOf(draft.document)
      if (position !== null) {
        setDraft(null)
        editor.goTo(position)
        return
      }
      const read = importJson(draft.document)
      if (!read.ok) {
        editor.tell(`The unsaved changes could not be read. ${read.detail}`)
        discard()
        return
      }
      setDraft(null)
      editor.run('Restore unsaved changes', replaceDocument(editor.store.document, read.document))
    },
  }
}
