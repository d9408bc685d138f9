import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'
import { findArticle } from '../../articles/index.ts'
import type { AddedPage } from './page-diff.ts'
import { articleAhead } from './parse-in-thread.ts'
import { aheadOf } from './read-content.ts'

interface SiteOfArticles {
  readonly siteId: string
  readonly accountId: string
}

/**
 * Returns added pages with the content of their articles, made before a transaction begins. Other pages stay as they
 * are. Throws 404 for an article of another account, and 400 for one without text.
 */
export const withArticles = async (
  db: Kysely<Database>,
  { siteId, accountId }: SiteOfArticles,
  added: readonly AddedPage[],
): Promise<AddedPage[]> => {
  if (!added.some(({ articleId }) => articleId !== undefined)) return [...added]
  const home = await db
    .selectFrom('sitePages')
    .select('document')
    .where('siteId', '=', siteId)
    .where('accountId', '=', accountId)
    .where('isDefault', '=', true)
    .executeTakeFirst()
  const ready: AddedPage[] = []
  for (const [index, page] of added.entries()) {
    // without a home page the site is not there, which its lock reports
    if (page.articleId === undefined || !home) {
      ready.push(page)
      continue
    }
    const { title, text, metaTitle, metaDescription, featuredImage } = await findArticle(db, {
      id: page.articleId,
      accountId,
    })
    const field = `pages.added.${index}.articleId`
    if (text === '') throw badInput({ [field]: 'This article has no text yet. Write or generate it first.' })
    const content = await articleAhead(
      accountId,
      {
        article: {
          title: title || (page.name?.trim() ?? ''),
          text,
          metaTitle,
          metaDescription,
          featuredImage,
        },
        model: home.document,
      },
      field,
    )
    ready.push({ ...page, [aheadOf]: content } as AddedPage)
  }
  return ready
}
