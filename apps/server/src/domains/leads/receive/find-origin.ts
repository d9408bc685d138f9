import type { LeadUtm } from '@web2/contract/leads'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { storedJson } from '../stored-json.ts'
import { campaignById, campaignByValue, namedCampaign } from './find-campaign.ts'

/** Records that a submission belongs to; null for what is unknown. */
export interface LeadOrigin {
  readonly siteId: string | null
  readonly pageId: string | null
  readonly pageName: string
  readonly campaignId: string | null
  readonly napId: string | null
}

interface PageRow {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly parentId: string | null
  readonly isDefault: boolean
}

const deepest = 20

/** Returns the slugs of a path such as `services/lawn-care/`; none for the home page. */
const slugsOf = (path: string): readonly string[] =>
  path
    .replace(/(?:^|\/)index\.html$/, '')
    .split('/')
    .filter((slug) => slug !== '')
    .slice(0, deepest)

const pageAt = (pages: readonly PageRow[], slugs: readonly string[]): PageRow | undefined => {
  if (slugs.length === 0) return pages.find(({ isDefault }) => isDefault)
  const home = pages.find(({ isDefault }) => isDefault)
  let found: PageRow | undefined
  for (const slug of slugs) {
    // pages at the top may be stored below the home page, which adds nothing to their path
    const above = found ? [found.id] : [null, home?.id ?? null]
    found = pages.find((page) => page.slug === slug && !page.isDefault && above.includes(page.parentId))
    if (!found) return undefined
  }
  return found
}

const campaignOf = (accountId: string, utm: LeadUtm) => {
  const { id, value } = namedCampaign(utm)
  if (id !== null) return campaignById(sql`${accountId}::uuid`, sql`${id}::uuid`)
  return value === null ? sql`null::uuid` : campaignByValue(sql`${accountId}::uuid`, sql`${value}::text`)
}

/** Finds page, campaign and business listing of a submission by the path of its page and its UTM parameters. */
export const findOrigin = async (
  { db }: Pick<AppContext, 'db'>,
  form: { readonly accountId: string; readonly siteId: string | null },
  { page: path, utm }: { readonly page: string; readonly utm: LeadUtm },
): Promise<LeadOrigin> => {
  const slugs = slugsOf(path)
  const { rows } = await sql<{
    readonly siteId: string | null
    readonly napId: string | null
    readonly campaignId: string | null
    readonly pages: readonly PageRow[] | null
  }>`
    select site.id as "siteId", site.nap_id as "napId",
      ${campaignOf(form.accountId, utm)} as "campaignId",
      (select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'slug', slug, 'parentId', parent_id,
          'isDefault', is_default)) from site_pages
        where site_id = site.id and account_id = ${form.accountId}
          and (is_default or slug in (select jsonb_array_elements_text(${storedJson(slugs)}::jsonb)))) as pages
    from (select 1) as always
      left join sites as site
        on site.id = ${form.siteId}::uuid and site.account_id = ${form.accountId} and site.removed_at is null
    `.execute(db.withoutPlugins())
  const [row] = rows
  const page = pageAt(row?.pages ?? [], slugs)
  return {
    siteId: row?.siteId ?? null,
    napId: row?.napId ?? null,
    campaignId: row?.campaignId ?? null,
    pageId: page?.id ?? null,
    pageName: page?.name ?? slugs.join('/').slice(0, 200),
  }
}
