import {
  articleTextFields,
  type Article,
  type ArticleData,
  type ArticleTextField,
} from '@web2/contract/articles'
import { slugFrom } from '../../../lib/text/slug.ts'

/** Form values besides the text. */
export interface ArticleValues extends Record<ArticleTextField, string> {
  categoryId: string | null
  status: 'draft' | 'ready'
}

const eachText = (textOf: (name: ArticleTextField) => string): Record<ArticleTextField, string> =>
  Object.fromEntries(articleTextFields.map((name) => [name, textOf(name)])) as Record<
    ArticleTextField,
    string
  >

export const emptyValues: ArticleValues = { ...eachText(() => ''), categoryId: null, status: 'draft' }

export const articleValues = (article: Article): ArticleValues => ({
  ...eachText((name) => article[name]),
  categoryId: article.categoryId,
  status: article.status === 'ready' ? 'ready' : 'draft',
})

/** All contents of an article at one moment. */
export type ArticleSnapshot = ArticleValues & { readonly text: string }

/** Normalizes the values for a request: trimmed texts, and a slug that is valid in a URL. */
export const articlePayload = ({ text, ...values }: ArticleSnapshot): ArticleSnapshot => ({
  ...values,
  ...eachText((name) => values[name].trim()),
  slug: slugFrom(values.slug),
  text,
})

/** Returns the normalized fields of `now` that differ from `before`. */
export const changedFields = (before: ArticleSnapshot, now: ArticleSnapshot): Partial<ArticleData> => {
  const [old, fresh] = [articlePayload(before), articlePayload(now)]
  return Object.fromEntries(
    Object.entries(fresh).filter(([name, value]) => value !== old[name as keyof ArticleSnapshot]),
  )
}

const nothing = /^(?:<p(?: [^>]*)?>(?:\s|&nbsp;|<br ?\/?>)*<\/p>)*$/

/** Returns true if there is nothing worth keeping. */
export const isBlank = ({ title, text, keyword }: ArticleSnapshot): boolean =>
  title.trim() === '' && keyword.trim() === '' && nothing.test(text.trim())
