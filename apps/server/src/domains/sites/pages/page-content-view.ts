import { pageSettings, withPageSettings, type PageLevel } from '@web2/builder'
import type { SitePageContent } from '@web2/contract/sites'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { SitePagesTable } from '../tables.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { themedHtml, type ThemeText } from '../theme/site-theme.ts'
import { pageColumns, pageView } from '../site-view.ts'

interface WireDocument {
  readonly addition?: { readonly page?: PageLevel }
}

/** Adds title and description to the head of documents stored before heads contained them. */
const withTexts = (wire: WireDocument, { title, description }: { title: string; description: string }) => {
  const page = wire.addition?.page
  if (!page) return wire
  const own = pageSettings({ page })
  const missing = {
    ...(own.title === undefined && title && { title }),
    ...(own.description === undefined && description && { description }),
  }
  if (Object.keys(missing).length === 0) return wire
  return { ...wire, addition: { ...wire.addition, page: withPageSettings(page, missing) } }
}

const shownPage = (row: Omit<Selectable<SitePagesTable>, 'html'>) => ({
  ...pageView(row),
  document: withTexts(JSON.parse(row.document) as WireDocument, row),
})

/** Returns a page with its content in API form, its HTML with the theme of its site. */
export const pageContentView = (row: Selectable<SitePagesTable>, theme: ThemeText): SitePageContent => ({
  ...shownPage(row),
  html: themedHtml(row.html, theme),
})

/** Returns a page of the account's site; without an id the default one. Its HTML has the given theme, or the site's. */
export const maybePage = async (
  db: Kysely<Database>,
  where: {
    readonly siteId: string
    readonly accountId: string
    readonly pageId?: string
    readonly theme?: ThemeText
  },
  withHtml = true,
): Promise<SitePageContent | undefined> => {
  if (!isUuid(where.siteId) || (where.pageId !== undefined && !isUuid(where.pageId))) return undefined
  const pages = db
    .selectFrom('sitePages')
    .select([...pageColumns, 'document'])
    .$if(withHtml, (query) =>
      query
        .select('html')
        .select((page) =>
          page
            .selectFrom('sites')
            .select('theme')
            .whereRef('sites.id', '=', 'sitePages.siteId')
            .as('siteTheme'),
        ),
    )
    .where('siteId', '=', where.siteId)
    .where('accountId', '=', where.accountId)
  const row = await (
    where.pageId === undefined
      ? pages.orderBy('isDefault', 'desc').orderBy('position').limit(1)
      : pages.where('id', '=', where.pageId)
  ).executeTakeFirst()
  if (!row) return undefined
  const { theme = row.siteTheme ?? null } = where
  return { ...shownPage(row), ...(row.html !== undefined && { html: themedHtml(row.html, theme) }) }
}
