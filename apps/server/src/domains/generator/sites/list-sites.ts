import type { Page } from '@web2/contract/core'
import type { TurboSite } from '@web2/contract/generator'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { likePattern } from '../../../platform/db/adapter/like-pattern.ts'
import { siteSummaries } from '../../sites/index.ts'

interface Wanted {
  readonly turboId: string
  readonly limit: number
  readonly skip: number
  /** Part of the name or the value; empty for all. */
  readonly search: string
  /** 1 ascending, -1 descending, in order of the fields. */
  readonly sort: Readonly<Partial<Record<'name' | 'status' | 'released' | 'createdAt', number>>>
}

const columns = {
  // pads numbers, so that Town 2 comes before Town 10
  name: sql`regexp_replace(regexp_replace(lower(sites.name), '(\\d+)', '0000000000\\1', 'g'), '\\d*(\\d{10})', '\\1', 'g')`,
  status: sql`sites.status`,
  released: sql`(select count(*) from turbo_pages where site_id = sites.id and released_at is not null)`,
  createdAt: sql`sites.created_at`,
}

/** Returns a project's sites, in creation order by default. */
export const listTurboSites = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  { turboId, limit, skip, search, sort }: Wanted,
): Promise<Page<TurboSite>> => {
  const of = () =>
    db
      .selectFrom('sites')
      .where('turboId', '=', turboId)
      .where('accountId', '=', accountId)
      .where('removedAt', 'is', null)
      .$if(search !== '', (query) =>
        query.where((where) =>
          where.or([
            where('name', 'ilike', likePattern(search)),
            where('turboValue', 'ilike', likePattern(search)),
          ]),
        ),
      )
  const { total } = await of()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let page = of().selectAll().limit(limit).offset(skip)
  for (const [field, order] of Object.entries(sort))
    page = page.orderBy(columns[field as keyof typeof columns], order < 0 ? 'desc' : 'asc')
  const rows = limit === 0 ? [] : await page.orderBy('createdAt').orderBy('id').execute()
  const ids = rows.map(({ id }) => id)
  const counts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('turboPages')
          .select(({ fn }) => [
            'siteId',
            fn.countAll<number>().as('pages'),
            fn.countAll<number>().filterWhere('releasedAt', 'is not', null).as('released'),
          ])
          .where('siteId', 'in', ids)
          .groupBy('siteId')
          .execute()
  const countOf = new Map(counts.map((count) => [count.siteId, count]))
  const summaries = await siteSummaries(db, rows)
  const data = summaries.map((site, at): TurboSite => {
    const { _id, createdAt, updatedAt, createdBy, name, rootSlug, status, siteLink, runId, targets } = site
    const { pages = 0, released = 0 } = countOf.get(_id) ?? {}
    const value = rows[at]?.turboValue ?? ''
    return {
      ...{ _id, createdAt, updatedAt, createdBy, turboId, name, rootSlug, value, status, siteLink },
      ...{ pages: Number(pages), released: Number(released), runId, targets },
    }
  })
  return { total: Number(total), limit, skip, data }
}
