import type { BuilderDocument, PageLevel } from '@web2/builder'
import { pageSubject, withPageSubject } from '@web2/site'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { templatePages } from './template-pages.ts'

interface HomePage {
  readonly accountId: string
  /** Null for a site that was never saved. */
  readonly siteId: string | null
  /** Home page of a working copy; undefined for that of the saved site. */
  readonly copy?: { readonly key: string; readonly homeId: string | undefined }
}

/** Returns the head of a site's home page, without reading the rest of it, which may be megabytes. */
const headOfHome = async (
  db: Kysely<Database>,
  { accountId, siteId, copy }: HomePage,
): Promise<PageLevel['head']> => {
  const { key = null, homeId = null } = copy ?? {}
  const { rows } = await sql<{ head: PageLevel['head'] | null }>`
    select coalesce(
      (select document from working_pages
        where account_id = ${accountId} and key = ${key} and page_id = ${homeId}),
      (select document from site_pages
        where account_id = ${accountId} and site_id = ${siteId}::uuid
          and case when ${homeId}::text is null then is_default else id::text = ${homeId} end
        limit 1)
    )::json #> '{addition,page,head}' as head`.execute(db)
  return rows[0]?.head ?? []
}

/** Returns a new blank page of a site. It says which kind of business the site is of, as the home page does. */
export const blankPage = async (db: Kysely<Database>, home: HomePage): Promise<BuilderDocument> => {
  const document = templatePages('1')?.[0]?.document
  if (!document) throw new Error('The blank template has a page')
  const { businessType } = pageSubject({ ...document.page, head: await headOfHome(db, home) })
  if (businessType === 'LocalBusiness') return document
  return { ...document, page: withPageSubject(document.page, { businessType }) }
}
