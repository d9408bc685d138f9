import { useEffect } from 'react'
import { documentKinds } from '../../document/api/document-kinds.ts'
import { runWhenIdle } from '../../canvas/checks/idle-deadline.ts'
import { browserDrafts } from '../../document/saving/drafts.ts'
import { expireDrafts } from '../../document/saving/expire-drafts.ts'
import { storageFailed } from '../../document/saving/unsaved-draft.ts'
import { openNames } from '../../document/saving/open-tabs.ts'

const begins = Object.values(documentKinds).map(({ list }) => `${list.path}/new/`)

const expire = () => {
  expireDrafts({ drafts: browserDrafts, begins, open: openNames, now: Date.now() }).catch(storageFailed)
}

/** Removes expired drafts of new pages and sections when the browser is idle. */
export const useExpiredDrafts = (): void => useEffect(() => runWhenIdle(expire), [])
