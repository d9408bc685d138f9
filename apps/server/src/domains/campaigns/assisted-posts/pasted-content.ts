import { findAccountRow } from '../../../platform/db/account-row.ts'
import { plainText } from '@web2/contract/core'
import type { AssistedPostContent } from '@web2/contract/campaigns'
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { AppContext } from '../../../platform/context.ts'
import { refused } from '../../../platform/errors.ts'
import { withoutImages } from '../../properties/index.ts'
import { findArticle } from '../../articles/index.ts'
import { ownImageAt, wantedImages } from '../blog-images/wanted-images.ts'
import { postContent } from '../posts/post-content.ts'
import { postHtml } from '../posts/listing-block.ts'
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
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
  return found
}

/** Returns the links of a text in order. */
const linksIn = (html: string): AssistedPostContent['links'] =>
  elementsOf(html)
    .filter((element) => element.tagName === 'a' && /^https?:/i.test(attribute(element, 'href')))
    .map((element) => ({ url: attribute(element, 'href'), rel: attribute(element, 'rel') }))

const htmlOf = async (context: Context, { accountId, articleId, campaignJobId }: AssistedPostRow) => {
  const { db } = context
  if (articleId === null) throw refused('This post’s article was deleted.')
  const article = await findArticle(db, { id: articleId, accountId })
  const found = await findAccountRow(db, 'campaignJobs', { id: campaignJobId, accountId })
  const campaign =
    found &&
    (await db.selectFrom('campaigns').selectAll().where('id', '=', found.campaignId).executeTakeFirst())
  if (!found || !campaign)
    return { article, html: postHtml({ text: article.text, links: [], nap: null, disclosure: '' }) }
  return { article, html: (await postContent(context, { job: found, campaign, article })).html }
}

const absolute = (address: string, publicUrl: string): string =>
  URL.parse(address, `${publicUrl}/`)?.href ?? address

/**
 * Returns the content to paste: the current article with its campaign's links. Omits images of the media
 * library, which the site would load from this installation; the user uploads them there.
 */
export const pastedContent = async (context: Context, row: AssistedPostRow): Promise<AssistedPostContent> => {
  const { article, html: whole } = await htmlOf(context, row)
  const { publicUrl } = context.config
  const isOwn = (address: string) => !URL.canParse(address) || ownImageAt(row.accountId, address) !== null
  const html = withoutImages(whole, isOwn)
  const pictures = (await wantedImages(context.db, { article, html: whole })).filter(
    ({ source }, at, all) => all.findIndex((other) => other.source === source) === at,
  )
  return {
    ...assistedPostView(row),
    title: article.title,
    html,
    text: plainText(html),
    links: linksIn(html),
    pictures: pictures.map(({ source, alt, caption }) => ({
      url: absolute(source, publicUrl),
      alt,
      caption,
    })),
  }
}
