import { importJson, replaceDocument } from '@web2/builder'
import { useEffect, useState } from 'react'
import { browserDrafts, type Draft } from '../saving/drafts.ts'
import type { Editing } from './use-editing.ts'

export interface DraftOffer {
  readonly draft: Draft
  /** Of a new page that was never saved, not of the one that is open. */
  readonly ofNew: boolean
  /** Someone saved the page after the draft began. */
  readonly outdated: boolean
  readonly restore: () => void
  readonly discard: () => void
}

const storageFailed = (error: unknown) =>
  console.warn('The browser did not answer for the drafts it keeps.', error)

/** A draft of a new page becomes one of this visit: saved here, it is offered no more. */
const takeOver = (draft: Draft, key: string) => {
  if (key === draft.key) return
  browserDrafts
    .put({ ...draft, key })
    .then(() => browserDrafts.remove(draft.key))
    .catch(storageFailed)
}

/** Unsaved changes of an earlier visit to this page, if this browser kept some. */
export const useDraftOffer = ({ editor, saver, opened, historyKeeper }: Editing): DraftOffer | null => {
  const [draft, setDraft] = useState<Draft | null>(null)

  useEffect(() => {
    let present = true
    const { draftsBegin, key } = opened
    const finding = draftsBegin === undefined ? browserDrafts.get(key()) : browserDrafts.latest(draftsBegin)
    finding.then((found) => present && setDraft(found), storageFailed)
    return () => {
      present = false
    }
  }, [opened])

  if (!draft) return null
  const discard = () => {
    setDraft(null)
    browserDrafts.remove(draft.key).catch(storageFailed)
  }
  return {
    draft,
    ofNew: draft.basedOn === '',
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
      takeOver(draft, opened.key())
      editor.run('Restore unsaved changes', replaceDocument(editor.store.document, read.document))
    },
  }
}
