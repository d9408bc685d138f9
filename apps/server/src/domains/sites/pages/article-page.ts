import { randomUUID } from 'node:crypto'
import { withoutScripts } from '@web2/builder'
import { articlePage, type PageArticle } from '@web2/site'
import { readPage, readStored, type ReadPage } from './page-texts.ts'

/** Article, and the stored page of the site whose header, footer and styles its page has as well. */
export interface ArticleInSite {
  readonly article: PageArticle
  readonly model: string
}

/** Returns the page of an article. `field` names it in errors. */
export const readArticlePage = ({ article, model }: ArticleInSite, field: string): ReadPage =>
  readPage(withoutScripts(articlePage(readStored(model), article, randomUUID)), field)
