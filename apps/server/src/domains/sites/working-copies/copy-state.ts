import type { CachedData, CachedPage } from '@web2/contract/sites'
import { workingPages, type PageChange, type SavedPage } from '@web2/site'
import { sql, type Kysely, type Selectable } from 'kysely'
import { queryConcurrently } from '../../../platform/db/query-concurrently.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { SitesTable, WorkingCopiesTable, WorkingPagesTable } from '../tables.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import { maybeSiteRow } from '../site-summary.ts'
import { themeOfText, themeRevision, type ThemeText } from '../theme/site-theme.ts'

/** Page of the site with the revision of its content. */
export interface SavedState extends SavedPage {
  readonly updatedAt: string
}

/** Changed page without its content, which may be megabytes. */
export interface ChangedState extends Omit<Selectable<WorkingPagesTable>, 'document'> {
  readonly hasContent: boolean
}

/** True for a row of `working_pages` that differs from the site. */
const differs = sql<boolean>`(not working_pages.is_edit or working_pages.is_deleted or working_pages.is_home
  or num_nonnulls(working_pages.name, working_pages.slug, working_pages.position, working_pages.in_navigation,
    working_pages.document) > 0)`

/** True for a row of `working_copies` that differs from the site. */
export const copyDiffers = sql<boolean>`(working_copies.theme_base is not null or exists (
  select from working_pages
  where working_pages.account_id = working_copies.account_id and working_pages.key = working_copies.key
    and ${differs}))`

/** Complete state of a working copy. */
export interface CopyState {
  readonly accountId: string
  readonly key: string
  /** Undefined for a site that was never saved. */
  readonly site: Selectable<SitesTable> | undefined
  readonly copy: Selectable<WorkingCopiesTable> | undefined
  readonly saved: readonly SavedState[]
  readonly changed: readonly ChangedState[]
}

export interface CopyKey {
  readonly accountId: string
  readonly key: string
}

const savedPages = async (
  db: Kysely<Database>,
  { accountId, key: siteId }: CopyKey,
): Promise<SavedState[]> => {
  const rows = await db
    .selectFrom('sitePages')
    .select(['id', 'name', 'slug', 'parentId', 'position', 'isDefault', 'inNavigation', 'updatedAt'])
    .where('siteId', '=', siteId)
    .where('accountId', '=', accountId)
    .execute()
  return rows.map(({ id: _id, ...page }) => ({ _id, ...page }))
}

const changedPages = (db: Kysely<Database>, { accountId, key }: CopyKey): Promise<ChangedState[]> =>
  db
    .selectFrom('workingPages')
    .select([
      'accountId',
      'key',
      'pageId',
      'createdAt',
      'updatedAt',
      'isEdit',
      'isDeleted',
      'isDuplicated',
      'isHome',
      'name',
      'slug',
      'parentId',
      'position',
      'inNavigation',
      'baseHash',
      'knownName',
      'knownSlug',
      'revision',
      'savedAs',
    ])
    .select(sql<boolean>`document is not null`.as('hasContent'))
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .orderBy('createdAt')
    .orderBy('pageId')
    .execute()

const copyRow = (db: Kysely<Database>, { accountId, key }: CopyKey) =>
  db
    .selectFrom('workingCopies')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()

/**
 * Loads a working copy with its site. UUID keys are site ids: throws 404 if the account doesn't have that
 * site.
 */
export const copyState = async (db: Kysely<Database>, { accountId, key }: CopyKey): Promise<CopyState> => {
  const ofSite = isUuid(key)
  const [site, copy, saved, changed] = await queryConcurrently(db, [
    () => (ofSite ? maybeSiteRow(db, { siteId: key, accountId }) : Promise.resolve(undefined)),
    () => copyRow(db, { accountId, key }),
    () => (ofSite ? savedPages(db, { accountId, key }) : Promise.resolve([])),
    () => changedPages(db, { accountId, key }),
  ])
  if (ofSite && !site) throw notFound('site')
  return { accountId, key, site, copy, saved, changed: copy ? changed : [] }
}

export const changeOf = (row: ChangedState): PageChange => ({
  pageId: row.pageId,
  isEdit: row.isEdit,
  isDeleted: row.isDeleted,
  isDuplicated: row.isDuplicated,
  name: row.name,
  slug: row.slug,
  place: row.position === null ? null : { parentId: row.parentId, position: row.position },
  isHome: row.isHome,
  inNavigation: row.inNavigation,
  hasContent: row.hasContent,
  known: { name: row.knownName, slug: row.knownSlug },
})

/** Returns the revision of a page's content: of the changed page, or else the site page's time of saving. */
export const revisionOf = (
  saved: Pick<SavedState, 'updatedAt'> | undefined,
  changed: ChangedState | undefined,
): string => {
  if (changed && (changed.hasContent || !saved || changed.savedAs === saved.updatedAt))
    return changed.revision
  return saved?.updatedAt ?? ''
}

/** Returns the pages of a working copy without their content. */
export const pagesOf = ({ saved, changed }: CopyState): CachedPage[] => {
  const savedById = new Map(saved.map((page) => [page._id, page]))
  const changedById = new Map(changed.map((row) => [row.pageId, row]))
  const outlines = saved.map(({ updatedAt: _updatedAt, ...page }): SavedPage => page)
  return workingPages(outlines, changed.map(changeOf)).map(({ changes, ...page }) => ({
    ...page,
    pageId: page.isEdit ? page._id : null,
    isDisabled: page.isEdit,
    newAddedPage: !page.isEdit,
    changes: [...changes],
    revision: revisionOf(savedById.get(page._id), changedById.get(page._id)),
  }))
}

/** Returns the stored theme of a working copy: its own, or else the site's. */
export const themeOfCopy = ({ site, copy }: Pick<CopyState, 'site' | 'copy'>): ThemeText =>
  copy && copy.themeBase !== null ? copy.theme : (site?.theme ?? null)

const isChangedPage = ({ isEdit, isDeleted, changes }: CachedPage): boolean =>
  !isEdit || isDeleted || changes.length > 0

/** Returns a working copy in API form, without the content of its pages. */
export const copyView = (state: CopyState): CachedData => {
  const pages = pagesOf(state)
  const { copy, site, key } = state
  const theme = themeOfCopy(state)
  const begun = copy ?? site
  return {
    _id: key,
    siteId: site?.id ?? null,
    createdAt: begun?.createdAt ?? new Date().toISOString(),
    updatedAt: begun?.updatedAt ?? new Date().toISOString(),
    revision: copy?.revision ?? 0,
    isChanged: pages.some(isChangedPage) || (copy?.themeBase ?? null) !== null,
    templateId: copy?.templateId ?? null,
    napId: copy?.napId ?? null,
    theme: themeOfText(theme),
    themeRevision: themeRevision(theme),
    pages,
  }
}
