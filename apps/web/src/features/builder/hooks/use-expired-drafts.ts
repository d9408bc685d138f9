import { useEffect } from 'react'
import { documentKinds } from '../api/document-kinds.ts'
import { runWhenIdle } from '../checks/in-idle-time.ts'
import { browserDrafts } from '../saving/drafts.ts'
import { expireDrafts } from '../saving/expire-drafts.ts'
import { storageFailed } from '../saving/left-behind.ts'
import { openNames } from '../saving/open-tabs.ts'

const begins = Object.values(documentKinds).map(({ list }) => `${list.path}/new/`)

const expire = () => {
  expireDrafts({ drafts: browserDrafts, begins, open: openNames, now: Date.now() }).catch(storageFailed)
}

/** Forgets, once the editor is at rest, drafts of new pages and sections that nobody came back to. */
export const useExpiredDrafts = (): void => useEffect(() => runWhenIdle(expire), [])
