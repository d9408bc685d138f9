import { gfm } from '@truto/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { shownTitle } from '../editing/shown-title.ts'
import { withWholeAddresses, type ExportedArticle } from './article-file.ts'

/** Returns YAML front matter; YAML accepts JSON strings. */
const front = (fields: Readonly<Record<string, string>>): string =>
  `---\n${Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`

/** Escapes text, because Markdown interprets tags and character references as HTML does. */
const asText = (text: string): string => text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;')

/** Prepares the article's HTML, so that no text becomes a tag in Markdown. */
const prepared = (html: string): HTMLElement => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('img, a'))
    for (const name of ['alt', 'title']) {
      const said = element.getAttribute(name)
      if (said !== null) element.setAttribute(name, asText(said))
    }
  // without a code element, the text of the block would not be escaped
  for (const block of body.querySelectorAll('pre')) {
    if (block.firstChild?.nodeName === 'CODE') continue
    const code = document.createElement('code')
    code.append(...block.childNodes)
    block.append(code)
  }
  return body
}

/** Returns the article as GitHub-flavored Markdown, with its fields as YAML front matter. */
export const markdownFile = (article: ExportedArticle, origin: string): string => {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  })
  service.use(gfm)
  const { escape } = service
  service.escape = (text) => asText(escape(text))
  service.keep(['iframe', 'sub', 'sup', 'mark', 'u'])
  const { title, keyword, slug, metaTitle, metaDescription, featuredImage, provenance } = article
  return `${front({
    title: shownTitle({ title, keyword }),
    slug,
    keyword,
    metaTitle,
    description: metaDescription,
    image: featuredImage === '' ? '' : new URL(featuredImage, origin).href,
    generatedWith: [provenance?.provider, provenance?.model].filter(Boolean).join(', '),
    sources: (provenance?.sources ?? []).map(({ title, url }) => url || title).join(', '),
    reviewedBy: provenance?.reviewedBy?.name ?? '',
  })}${service.turndown(prepared(withWholeAddresses(article.text, origin)))}\n`
}
