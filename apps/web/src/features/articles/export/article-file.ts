import { escapeAttribute, escapeText } from '@web2/builder'
import type { Article } from '@web2/contract/articles'
import { slugFrom } from '../../../lib/text/slug.ts'
import { shownTitle } from '../editing/shown-title.ts'

/** Fields of an exported article. */
export type ExportedArticle = Pick<
  Article,
  'title' | 'keyword' | 'text' | 'metaTitle' | 'metaDescription' | 'featuredImage' | 'slug' | 'words'
> & {
  readonly createdAt: string
  readonly updatedAt: string
  readonly provenance?: Article['provenance']
}

/** Returns the file name: 'Pruning roses' → 'pruning-roses.html'. */
export const fileNameOf = (article: ExportedArticle, ending: string): string =>
  `${article.slug || slugFrom(shownTitle(article)) || 'article'}.${ending}`

/** Makes URLs of this host absolute, because a file may be read elsewhere. */
export const withWholeAddresses = (html: string, origin: string): string =>
  html.replace(/(\s(?:src|href)=")\/(?!\/)/g, `$1${origin}/`)

/** Returns the exported article as schema.org's Article (schema.org/Article). */
export const articleSchema = (article: ExportedArticle, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: shownTitle(article),
  ...(article.metaDescription !== '' && { description: article.metaDescription }),
  ...(article.keyword !== '' && { keywords: article.keyword }),
  ...(article.featuredImage !== '' && { image: [new URL(article.featuredImage, origin).href] }),
  datePublished: article.createdAt,
  dateModified: article.updatedAt,
  wordCount: article.words,
})

/** Serializes JSON for a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Returns a complete HTML document of the article, with its description and schema.org's Article. */
export const htmlFile = (article: ExportedArticle, origin: string): string => {
  const title = shownTitle(article)
  const description = article.metaDescription
  const image = article.featuredImage === '' ? null : new URL(article.featuredImage, origin).href
  const body = withWholeAddresses(article.text, origin)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(article.metaTitle || title)}</title>
${description === '' ? '' : `<meta name="description" content="${escapeAttribute(description)}">\n`}<meta property="og:type" content="article">
<meta property="og:title" content="${escapeAttribute(article.metaTitle || title)}">
${image === null ? '' : `<meta property="og:image" content="${escapeAttribute(image)}">\n`}<script type="application/ld+json">${scriptJson(articleSchema(article, origin))}</script>
</head>
<body>
<article>
${/<h1[\s>]/i.test(body) ? '' : `<h1>${escapeText(title)}</h1>\n`}${image === null ? '' : `<img src="${escapeAttribute(image)}" alt="">\n`}${body}
</article>
</body>
</html>
`
}
