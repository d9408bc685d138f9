import { useEffect, useState } from 'react'
import type { Opened } from '../../document/api/opened-document.ts'
import { draftKey } from '../../document/saving/unsaved-draft.ts'
import { openHere } from '../../document/saving/open-tabs.ts'

/** Returns true while another tab of this browser has the document open. */
export const useOpenElsewhere = (opened: Opened, stored: string): boolean => {
  const [elsewhere, setElsewhere] = useState(false)

  useEffect(() => {
    const tabs = openHere(draftKey(opened))
    const stop = tabs.elsewhere.subscribe(() => setElsewhere(tabs.elsewhere.get()))
    return () => {
      stop()
      tabs.close()
    }
    // a document stored for the first time gets another key
  }, [opened, stored])

  return elsewhere
}
