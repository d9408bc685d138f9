import type { Page } from '@web2/contract'
import type { TurboSite } from '@web2/contract/generator'
import type { AppContext } from '../../context.ts'
import { siteSummaries } from '../sites/site-summary.ts'

interface Wanted {
  readonly turboId: string
  readonly limit: number
  readonly skip: number
}

/** The sites of a generation in the order in which they were made. */
export const listTurboSites = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  { turboId, limit, skip }: Wanted,
): Promise<Page<TurboSite>> => {
  const of = () =>
    db
      .selectFrom('sites')
      .where('turboId', '=', turboId)
      .where('accountId', '=', accountId)
      .where('removedAt', 'is', null)
  const { total } = await of()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows =
    limit === 0
      ? []
      : await of().selectAll().orderBy('createdAt').orderBy('id').limit(limit).offset(skip).execute()
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
