import type { SiteSummary } from '@web2/contract/sites'
import { workingDiff } from '@web2/site'
import { cachedData } from '../../../sites/cached-data.ts'
import { fieldErrors, isApiError, sentenceFor } from '../../../../lib/api/errors.ts'
import { sites } from '../../../sites/resources.ts'
import type { SiteStored } from '../saving/site-saver.ts'
import { showCopy } from './shown-copy.ts'

/** Returns the page or theme that a refused save names as changed in the site, or null. */
const conflictIn = (error: unknown): SiteStored | null => {
  if (!isApiError(error) || error.code !== 409) return null
  const { theme } = fieldErrors(error)
  if (theme !== undefined) return { kind: 'conflict', pageId: 'theme', sentence: theme, ofTheme: true }
  const [named] = Object.entries(fieldErrors(error)).filter(([field]) => field.startsWith('pages.'))
  return named ? { kind: 'conflict', pageId: named[0].slice('pages.'.length), sentence: named[1] } : null
}

/** Returns true if a page of the diff was saved or deleted by another user just before the request. */
const isBehind = (error: unknown): boolean => isApiError(error) && (error.code === 409 || error.code === 404)

/**
 * Saves the difference between a site's working copy and the site in one update. Pages of `overwrite`, and
 * the theme if it is named there, replace changes made to the site since they were first edited.
 */
export const saveSite = async (
  { _id: siteId, name: siteName }: Pick<SiteSummary, '_id' | 'name'>,
  overwrite: readonly string[],
): Promise<SiteStored> => {
  const attempt = async (): Promise<void> => {
    const copy = await cachedData.outline(siteId)
    const { added, updated, deleted } = workingDiff(copy.pages)
    const answer = await sites.patch(siteId, {
      siteId,
      siteName,
      cachedData: true,
      overwrite: [...overwrite],
      pages: { added: [...added], updated: [...updated], deleted: [...deleted] },
    })
    if (answer.status === 'error') throw new Error(answer.message)
    showCopy(await cachedData.outline(siteId))
  }
  try {
    await attempt().catch((error: unknown) => {
      if (conflictIn(error) || !isBehind(error)) throw error
      return attempt()
    })
    return { kind: 'stored' }
  } catch (error) {
    const sentence = Object.values(fieldErrors(error))[0] ?? sentenceFor(error)
    return conflictIn(error) ?? { kind: 'failed', sentence }
  }
}
