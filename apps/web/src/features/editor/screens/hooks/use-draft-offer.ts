import { storedJson, replaceDocument } from '@web2/builder'
import { useEffect, useState } from 'react'
import { browserDrafts, type Draft } from '../../document/saving/drafts.ts'
import {
  draftKey,
  findOrphanedDrafts,
  isOutdated,
  readDraft,
  restoreListing,
  storageFailed,
} from '../../document/saving/unsaved-draft.ts'
import type { Editing } from '../../panels/session/begin-editing.ts'

export interface DraftOffer {
  readonly draft: Draft
  /** The draft is of a new page that was never saved, not of the open one. */
  readonly ofNew: boolean
  /** Another user saved the page after the draft began. */
  readonly outdated: boolean
  readonly restore: () => Promise<void>
  readonly discard: () => void
}

/** Moves a draft of another visit to this one's key, so that it is offered only until it is saved here. */
export const adoptDraft = (draft: Draft, key: string) => {
  if (key === draft.key) return
  browserDrafts
    .put({ ...draft, key })
    .then(() => browserDrafts.remove(draft.key))
    .catch(storageFailed)
}

/** Returns false for a draft equal to the shown document, such as a new page with only a listing chosen. */
const isOther = ({ document }: Editing['opened']) => {
  let shown: string | undefined
  return (draft: Draft): boolean => draft.document !== (shown ??= storedJson(document))
}

/** Returns unsaved edits of an earlier visit that were not shown at once; null if there are none. */
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
    outdated: isOutdated(draft, saver.revision(), opened),
    discard,
    restore: async () => {
      // at once, because a second press would restore it twice
      setDraft(null)
      // the steps of the draft are known, so that each can be undone afterwards
      const position = await historyKeeper.positionOf(draft.document)
      const read = position === null ? readDraft(draft, opened) : null
      if (read && !read.ok) {
        editor.tell(`The unsaved changes could not be restored. ${read.detail}`)
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
