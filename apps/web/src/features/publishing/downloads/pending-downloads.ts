import type { SiteDownload } from '@web2/contract/publishing'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { session } from '../../../lib/session/session.ts'

/** A site whose zip file is wanted. */
export interface WantedDownload {
  readonly siteId: string
  readonly siteName: string
  /** The address that its pages name; empty for none. */
  readonly address?: string
  /** Errors of the site that it is packed with. */
  readonly acceptIssues?: readonly string[]
}

export interface QueuedDownload extends WantedDownload {
  /** Its id, once the server was asked for the file. */
  readonly downloadId?: string
  /** How far the server is, once it was asked. */
  readonly progress?: Pick<SiteDownload, 'done' | 'total'>
}

/** Whose downloads wait: the next to sign in at the same tab is not given them. */
interface KeptDownloads {
  readonly userId: string
  readonly waiting: readonly QueuedDownload[]
}

const draft = formDraft<KeptDownloads>('downloads')

/** Keeps what waits over a reload of this tab. */
export const storeDownloads = (waiting: readonly QueuedDownload[]): void => {
  const userId = session.get().user?._id
  if (waiting.length === 0 || userId === undefined) draft.clear()
  else draft.write({ userId, waiting })
}

/** Pending downloads of the signed-in user in this tab. */
export const keptDownloads = (): readonly QueuedDownload[] => {
  const kept = draft.read()
  return kept !== null && kept.userId === session.get().user?._id ? kept.waiting : []
}
