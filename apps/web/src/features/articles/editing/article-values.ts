import type { Article, ArticleData } from '@web2/contract/articles'
import { slugFrom } from '../../../lib/text/slug.ts'

/** Form values besides the text. */
export interface ArticleValues {
  title: string
  keyword: string
  categoryId: string | null
  status: 'draft' | 'ready'
  slug: string
  metaTitle: string
  metaDescription: string
  featuredImage: string
}

export const emptyValues: ArticleValues = {
  title: '',
  keyword: '',
  categoryId: null,
  status: 'draft',
  slug: '',
  metaTitle: '',
  metaDescription: '',
  featuredImage: '',
}

export const articleValues = (article: Article): ArticleValues => ({
  title: article.title,
  keyword: article.keyword,
  categoryId: article.categoryId,
  status: article.status === 'ready' ? 'ready' : 'draft',
  slug: article.slug,
  metaTitle: article.metaTitle,
  metaDescription: article.metaDescription,
  featuredImage: article.featuredImage,
})

/** All contents of an article at one moment. */
export type ArticleSnapshot = ArticleValues & { readonly text: string }

/** Normalizes the values for a request: trimmed texts, and a slug that is valid in a URL. */
export const articlePayload = ({ text, ...values }: ArticleSnapshot): ArticleSnapshot => ({
  ...values,
  title: values.title.trim(),
  keyword: values.keyword.trim(),
  slug: slugFrom(values.slug),
  metaTitle: values.metaTitle.trim(),
  metaDescription: values.metaDescription.trim(),
  featuredImage: values.featuredImage.trim(),
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
