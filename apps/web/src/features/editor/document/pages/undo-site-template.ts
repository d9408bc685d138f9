import { isEmptyChange, replaceDocument, withTheme, type Theme } from '@web2/builder'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { cachedData } from '../../../sites/cached-data.ts'
import { showCopy } from '../api/shown-copy.ts'
import { atMost } from '../filling/at-most.ts'
import { endsAll, pageDeleted, refusalOfPage } from '../filling/page-refusals.ts'
import { contentOf, storedPage, storedPrint } from '../filling/stored-pages.ts'
import type { ChangedPage, KeptPage, OpenPage, SiteTemplateChange, Tell } from './site-template.ts'

/** Pages that are stored at a time. */
const atOnce = 2

const edited = 'It was edited since.'

/** Puts a page back that is not open. Throws what the next page would meet as well. */
const undoStored = async (
  siteId: string,
  { pageId, name, ...page }: ChangedPage,
): Promise<KeptPage | null> => {
  try {
    const loaded = await storedPage(siteId, pageId)
    if (!loaded) return page.isNew ? null : { pageId, name, reason: pageDeleted, isFinal: true }
    const print = storedPrint(loaded.document)
    if (print !== page.after) {
      // the change was never stored, or an earlier undo of it had no answer
      const isBefore = !page.isNew && print === storedPrint(contentOf(page.before))
      return isBefore ? null : { pageId, name, reason: edited, isFinal: true }
    }
    const { revision } = loaded.page
    const entry = page.isNew
      ? { _id: pageId, isDeleted: true }
      : { _id: pageId, document: page.before, revision }
    showCopy(await cachedData.patch(siteId, { pages: [entry] }))
    return null
  } catch (error) {
    if (endsAll(error)) throw error
    return { pageId, name, reason: refusalOfPage(error) }
  }
}

const openReason = ({ isNew }: ChangedPage) =>
  isNew
    ? { reason: 'It is open. Open another page, then try again.' }
    : { reason: edited, isFinal: true as const }

/** Puts the open page and the theme back, each unless it was edited since. */
const undoOpen = (
  { editor }: OpenPage,
  page: ChangedPage | undefined,
  { template, theme }: SiteTemplateChange,
): KeptPage | null => {
  const now = editor.store.document
  const isEdited = page !== undefined && (page.isNew === true || storedPrint(now) !== page.after)
  const content = page && !isEdited ? contentOf(page.before) : now
  const hasTheme = JSON.stringify(now.page.theme ?? null) === theme.after
  const worn = hasTheme ? ((JSON.parse(theme.before) as Theme | null) ?? undefined) : now.page.theme
  const next = { ...content, page: withTheme(content.page, worn) }
  const result = replaceDocument(now, next)
  if (!isEmptyChange(result.change)) editor.run(`Undo change to ${template.name}`, result)
  return isEdited ? { pageId: page.pageId, name: page.name, ...openReason(page) } : null
}

/**
 * Undoes the change of a whole site: all pages and the theme are as before, pages that it added are deleted. Returns
 * the pages that stay because they were edited since or could not be stored.
 */
export const undoSiteTemplate = async (
  change: SiteTemplateChange,
  open: OpenPage,
  tell: Tell,
): Promise<readonly KeptPage[]> => {
  const { siteId, pages } = change
  const kept: KeptPage[] = []
  const own = undoOpen(
    open,
    pages.find(({ pageId }) => pageId === open.pageId),
    change,
  )
  if (own) kept.push(own)
  const others = pages.filter(({ pageId }) => pageId !== open.pageId)
  const left = new Set(others)
  const end: { reason: string | null } = { reason: null }
  await atMost(
    atOnce,
    others,
    async (page) => {
      try {
        const result = await undoStored(siteId, page)
        if (result) kept.push(result)
        left.delete(page)
        tell(others.length - left.size, others.length)
      } catch (error) {
        end.reason = sentenceFor(error)
      }
    },
    () => end.reason !== null,
  )
  const { reason } = end
  if (reason !== null) kept.push(...[...left].map(({ pageId, name }) => ({ pageId, name, reason })))
  return kept
}
