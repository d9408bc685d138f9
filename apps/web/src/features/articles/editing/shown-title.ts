import type { ArticleListed } from '@web2/contract/articles'
import { counted } from '../../../lib/text/counted.ts'

/** Returns the name of an article in lists: its title, else its keyword. */
export const shownTitle = ({ title, keyword }: Pick<ArticleListed, 'title' | 'keyword'>): string =>
  title || keyword || 'Untitled'

/** Returns '“Roses”' or '2 articles'. */
export const articlesNamed = (rows: readonly Pick<ArticleListed, 'title' | 'keyword'>[]): string =>
  rows.length === 1 && rows[0] ? `“${shownTitle(rows[0])}”` : counted(rows.length, 'article')
