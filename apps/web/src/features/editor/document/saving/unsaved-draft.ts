import { storedJson, importJson, withTheme } from '@web2/builder'
import type { Opened } from '../api/opened-document.ts'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { showError } from '../../../../lib/snackbar.ts'
import { session } from '../../../../lib/session/session.ts'
import { browserDrafts, type Draft } from './drafts.ts'
import { consumeInterruptedDraft } from './interrupted-session.ts'
import { openNames } from './open-tabs.ts'
import { thisTab } from './this-tab.ts'

export const storageFailed = (error: unknown) =>
  console.warn('The browser did not answer for the drafts it keeps.', error)

/** Returns the key under which this tab keeps its draft of a document and announces it as open. */
export const draftKey = ({ key, tab = 'only' }: Pick<Opened, 'key' | 'tab'>): string => `${key()}@${tab}`

/** Returns the drafts that no other tab has open: this tab's own first, then the latest. */
export const findOrphanedDrafts = async (prefix: string, own: string): Promise<readonly Draft[]> => {
  const [drafts, open] = await Promise.all([browserDrafts.all(prefix), openNames()])
  return drafts
    .filter(({ key }) => key === own || !open.has(key))
    .toSorted(
      (one, other) => Number(other.key === own) - Number(one.key === own) || other.keptAt - one.keptAt,
    )
}

/** Restores the listing that a new page had when its draft was left. */
export const restoreListing = async (
  { listing }: Pick<Opened, 'listing'>,
  { napId }: Draft,
): Promise<void> => {
  if (napId === undefined || !listing) return
  try {
    await listing.recall(napId)
  } catch (error) {
    showError(`The business listing of your draft could not be loaded. ${sentenceFor(error)}`)
  }
}

/** Returns the new page that this user edited when the session ended; after signing in it has another key. */
const interruptedOf = async (begin: string): Promise<Draft | undefined> => {
  const key = consumeInterruptedDraft(session.get().user?._id)
  if (key === null || !key.startsWith(begin)) return undefined
  return (await browserDrafts.all(key))[0]
}

/** Returns true if the stored page, or the theme of its site, was changed since the draft began. */
export const isOutdated = (
  { basedOn, themeBasedOn }: Draft,
  revision: string,
  { theme }: Pick<Opened, 'theme'>,
): boolean =>
  basedOn !== revision || (themeBasedOn !== undefined && themeBasedOn !== (theme?.revision() ?? ''))

/** Returns the document of a draft; one that did not change the theme of its site gets the present one. */
export const readDraft = (
  { document, themeBasedOn }: Draft,
  { theme, document: opened }: Pick<Opened, 'theme' | 'document'>,
): ReturnType<typeof importJson> => {
  const read = importJson(document)
  if (!read.ok || !theme || themeBasedOn !== undefined) return read
  const page = withTheme(read.document.page, opened.page.theme)
  return { ...read, document: { ...read.document, page } }
}

/**
 * Returns the document with the unsaved edits of an earlier visit. If the stored one changed since, it is
 * left alone and the user is asked.
 */
export const withRecoveredDraft = async <Some extends Opened>(opened: Some): Promise<Some> => {
  try {
    const here = { ...opened, tab: await thisTab() }
    const [own] = await findOrphanedDrafts(`${opened.key()}@`, draftKey(here))
    const draft =
      own ?? (opened.draftsBegin === undefined ? undefined : await interruptedOf(opened.draftsBegin))
    if (!draft || isOutdated(draft, opened.revision, opened)) return here
    await restoreListing(opened, draft)
    if (draft.document === storedJson(opened.document)) return here
    const read = readDraft(draft, opened)
    return read.ok ? { ...here, document: read.document, restored: { draft, stored: opened.document } } : here
  } catch (error) {
    storageFailed(error)
    return opened
  }
}
