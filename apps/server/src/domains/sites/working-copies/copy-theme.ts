import type { Theme } from '@web2/builder'
import type { CachedDataChange } from '@web2/contract/sites'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { themeChangedMeanwhile } from '../../../platform/errors.ts'
import { themeRevision, themeText, type ThemeText } from '../theme/site-theme.ts'
import { themeOfCopy, type CopyKey, type CopyState } from './copy-state.ts'

/** Theme of a working copy as stored; both null for a copy that has the site's. */
export interface CopyTheme {
  readonly theme: ThemeText
  readonly themeBase: string | null
}

const asTheSite: CopyTheme = { theme: null, themeBase: null }

interface ThemeChange extends Pick<CachedDataChange, 'theme' | 'themeRevision'> {
  /** Discards an earlier change first. */
  readonly whole: boolean
  /** Theme in the documents of the changed pages, for a site without one. */
  readonly brought: Theme | undefined
}

/**
 * Returns the theme of a working copy after a change, or undefined if it stays. Throws 400 for an invalid one, and
 * 409 if it has changed since it was loaded.
 */
export const changedTheme = (
  state: Pick<CopyState, 'site' | 'copy'>,
  { theme, themeRevision: known, whole, brought }: ThemeChange,
): CopyTheme | undefined => {
  const present = themeOfCopy(state)
  const ofSite = state.site?.theme ?? null
  if (theme === undefined) {
    const left = whole ? ofSite : present
    if (left === null && brought) return changedTheme(state, { theme: brought, whole, brought: undefined })
    return whole ? asTheSite : undefined
  }
  const wanted = themeText(theme)
  // a request whose answer was lost is sent again
  if (wanted === present) return whole && wanted === ofSite ? asTheSite : undefined
  if (known !== undefined && known !== themeRevision(present))
    throw themeChangedMeanwhile(
      'The theme was changed elsewhere since you opened it. Reload the page, or save to overwrite that change.',
    )
  if (wanted === ofSite) return asTheSite
  return { theme: wanted, themeBase: (!whole && state.copy?.themeBase) || themeRevision(ofSite) }
}

/** Locks a site's working copy until the transaction ends, and returns its theme. */
export const lockedTheme = (
  transaction: Transaction<Database>,
  { accountId, key }: CopyKey,
): Promise<CopyTheme | undefined> =>
  transaction
    .selectFrom('workingCopies')
    .select(['theme', 'themeBase'])
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()

/**
 * Returns the theme of a site after its working copy was saved. Throws 409 if the site got another one since the
 * first change in the copy.
 */
export const savedTheme = (
  ofSite: ThemeText,
  copy: CopyTheme | undefined,
  overwrite: readonly string[] = [],
): ThemeText => {
  if (!copy || copy.themeBase === null || copy.theme === ofSite) return ofSite
  if (copy.themeBase !== themeRevision(ofSite) && !overwrite.includes('theme'))
    throw themeChangedMeanwhile('The theme of this site was changed since you started editing it.')
  return copy.theme
}
