import { plainText, type AssistedPostContent } from '@web2/contract'
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { AppContext } from '../../context.ts'
import { refused } from '../../errors.ts'
import { findArticle } from '../articles/find-article.ts'
import { postContent } from '../campaign-posts/post-content.ts'
import { postHtml } from '../campaign-posts/post-html.ts'
import { assistedPostView, type AssistedPostRow } from './assisted-post-view.ts'

type Element = DefaultTreeAdapterTypes.Element
type Context = Pick<AppContext, 'config' | 'db'>

const attribute = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? ''

const elementsOf = (html: string): Element[] => {
  const found: Element[] = []
  const waiting: DefaultTreeAdapterTypes.Node[] = [parseFragment(html)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.isElementNode(node)) found.push(node)
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
  return found
}

/** Links and pictures of a text, in their order. */
export const namedIn = (html: string): Pick<AssistedPostContent, 'links' | 'pictures'> => {
  const elements = elementsOf(html)
  return {
    links: elements
      .filter((element) => element.tagName === 'a' && /^https?:/i.test(attribute(element, 'href')))
      .map((element) => ({ url: attribute(element, 'href'), rel: attribute(element, 'rel') })),
    pictures: elements
      .filter((element) => element.tagName === 'img' && attribute(element, 'src') !== '')
      .map((element) => ({ url: attribute(element, 'src'), alt: attribute(element, 'alt') })),
  }
}

const htmlOf = async (context: Context, { accountId, articleId, campaignJobId }: AssistedPostRow) => {
  const { config, db } = context
  if (articleId === null) throw refused('The article of this post was deleted.')
  const article = await findArticle(db, { id: articleId, accountId })
  const found =
    campaignJobId === null
      ? undefined
      : await db
          .selectFrom('campaignJobs')
          .selectAll()
          .where('id', '=', campaignJobId)
          .where('accountId', '=', accountId)
          .executeTakeFirst()
  const campaign =
    found &&
    (await db.selectFrom('campaigns').selectAll().where('id', '=', found.campaignId).executeTakeFirst())
  if (!found || !campaign) {
    const { publicUrl } = config
    return {
      article,
      html: postHtml({ text: article.text, links: [], nap: null, disclosure: '', publicUrl }),
    }
  }
  const { content } = await postContent(context, { job: found, campaign, article })
  return { article, html: content.html }
}

const absolute = (address: string, publicUrl: string): string => new URL(address, `${publicUrl}/`).href

/** What a person pastes: the article as it is now, with the links of its campaign, pictures by full addresses. */
export const pastedContent = async (context: Context, row: AssistedPostRow): Promise<AssistedPostContent> => {
  const { article, html } = await htmlOf(context, row)
  const { links, pictures } = namedIn(html)
  const { featuredImage } = article
  const featured =
    featuredImage === ''
      ? []
      : [{ url: absolute(featuredImage, context.config.publicUrl), alt: article.title }]
  return {
    ...assistedPostView(row),
    title: article.title,
    html,
    text: plainText(html),
    links,
    pictures: [...featured, ...pictures],
  }
}
