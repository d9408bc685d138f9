import { gfm } from '@truto/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { shownTitle } from '../shown-title.ts'
import { withWholeAddresses, type ExportedArticle } from './article-file.ts'

/** YAML takes a text in JSON's quotes. */
const front = (fields: Readonly<Record<string, string>>): string =>
  `---\n${Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`

/** The article as GitHub-flavored Markdown, its fields before it as YAML. */
export const markdownFile = (article: ExportedArticle, origin: string): string => {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  })
  service.use(gfm)
  service.keep(['iframe', 'sub', 'sup', 'mark', 'u'])
  const { title, keyword, slug, metaTitle, metaDescription, featuredImage } = article
  return `${front({
    title: shownTitle({ title, keyword }),
    slug,
    keyword,
    metaTitle,
    description: metaDescription,
    image: featuredImage === '' ? '' : new URL(featuredImage, origin).href,
  })}${service.turndown(withWholeAddresses(article.text, origin))}\n`
}
