import type { CampaignSource } from '@web2/contract/campaigns'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** The source of a post: an existing article, or a keyword to generate one from. */
export interface PostSource {
  readonly articleId: string | null
  readonly keyword: string
  readonly title: string
}

interface ArticleTitle {
  readonly id: string
  readonly title: string
}

const pieceOf = ({ id, title }: ArticleTitle): PostSource => ({ articleId: id, keyword: '', title })

/**
 * Returns the source's current contents in posting order: the chosen order, or oldest first for a category or
 * feed. Omits articles of other accounts and those without a text.
 */
export const listPostSources = async (
  db: Kysely<Database>,
  accountId: string,
  source: CampaignSource,
): Promise<PostSource[]> => {
  switch (source.kind) {
    case 'stacker': {
      const { rows } = await sql`
        select id from prompt_stackers where id = ${source.stackerId} and account_id = ${accountId}`.execute(
        db,
      )
      if (rows.length === 0) return []
      return [...new Set(source.keywords)].map((keyword) => ({ articleId: null, keyword, title: keyword }))
    }
    case 'category': {
      const { rows } = await sql<ArticleTitle>`
        select id, title from articles
        where account_id = ${accountId} and category_id = ${source.categoryId}
          and status in ('draft', 'ready') and words > 0
        order by created_at, id`.execute(db)
      return rows.map(pieceOf)
    }
    case 'articles': {
      const { rows } = await sql<ArticleTitle>`
        select article.id, article.title
        from unnest(${[...new Set(source.articleIds)]}::uuid[]) with ordinality as chosen (id, place)
        join articles article on article.id = chosen.id and article.account_id = ${accountId}
        order by chosen.place`.execute(db)
      return rows.map(pieceOf)
    }
    case 'rss': {
      const { rows } = await sql<ArticleTitle>`
        select article.id, article.title from rss_articles item
        join articles article on article.id = item.article_id
        where item.account_id = ${accountId} and item.feed_id = ${source.feedId}
        order by item.published_at, item.id`.execute(db)
      return rows.map(pieceOf)
    }
  }
}
