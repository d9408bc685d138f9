import { storedJson, importJson, replaceDocument } from '@web2/builder'
import { useEffect, useState } from 'react'
import { browserDrafts, type Draft } from '../../document/saving/drafts.ts'
import {
  draftKey,
  findOrphanedDrafts,
  restoreListing,
  storageFailed,
} from '../../document/saving/unsaved-draft.ts'
import type { Editing } from '../../panels/session/begin-editing.ts'

export interface DraftOffer {
  readonly draft: Draft
  /** Of a new page that was never saved, not of the one that is open. */
  readonly ofNew: boolean
  /** Someone saved the page after the draft began. */
  readonly outdated: boolean
  readonly restore: () => Promise<void>
  readonly discard: () => void
}

/** A draft of another visit becomes one of this: saved here, it is offered no more. */
export const adoptDraft = (draft: Draft, key: string) => {
  if (key === draft.key) return
  browserDrafts
    .put({ ...draft, key })
    .then(() => browserDrafts.remove(draft.key))
    .catch(storageFailed)
}

/** What is shown anyway is not offered, such as a new page of which only the listing was chosen. */
const isOther = ({ document }: Editing['opened']) => {
  let shown: string | undefined
  return (draft: Draft): boolean => draft.document !== (shown ??= storedJson(document))
}

/** Unsaved changes of an earlier visit that were not shown at once, if this browser kept some. */
export const useDraftOffer = ({ editor, saver, opened, historyKeeper }: Editing): DraftOffer | null => {
  const [draft, setDraft] = useState<Draft | null>(null)

  useEffect(() => {
    if (opened.restored) return
    let present = true
    findOrphanedDrafts(opened.draftsBegin ?? `${opened.key()}@`, draftKey(opened)).then(
      (found) => present && setDraft(found.find(isOther(opened)) ?? null),
      storageFailed,
    )
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
    restore: async () => {
      // at once: pressed again it would be restored twice
      setDraft(null)
      // the steps that led to the draft are still known: going there leaves them to be undone one by one
      const position = await historyKeeper.positionOf(draft.document)
      const read = position === null ? importJson(draft.document) : null
      if (read && !read.ok) {
        editor.tell(`The unsaved changes could not be read. ${read.detail}`)
        discard()
        return
      }
      adoptDraft(draft, draftKey(opened))
      if (opened.listing?.nap.get() === null && saver.revision() === '') void restoreListing(opened, draft)
      if (position !== null) editor.goTo(position)
      else if (read)
        editor.run('Restore unsaved changes', replaceDocument(editor.store.document, read.document))
    },
  }
}
