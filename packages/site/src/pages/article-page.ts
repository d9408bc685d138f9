import {
  documentFrom,
  escapeAttribute,
  importHtmlFragment,
  nodeOf,
  tagOf,
  toWire,
  withPageSettings,
  type Attributes,
  type BuilderDocument,
  type NewUuid,
  type NodeRecord,
  type Props,
  type WireNode,
} from '@web2/builder'
import { withFaqElement } from './article-faq.ts'
import { box, heading } from '../templates/nodes.ts'
import type { PlainStyle } from '../templates/template.ts'
import { withPageSubject } from './page-subject.ts'

/** Article that becomes a page. `text` is its HTML; empty texts count as absent. */
export interface PageArticle {
  readonly title: string
  readonly text: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** URL of the image above the text. */
  readonly featuredImage: string
}

/** Elements that every page of a site repeats. */
const frameTags = new Set(['header', 'nav', 'footer'])

const frameTag = (record: NodeRecord): string =>
  record.componentName === 'Module' ? (record.addition.tag ?? '') : tagOf(record)

const styleProps = ({ props }: { readonly props: Props }): PlainStyle =>
  (props.elementStyle ?? {}) as PlainStyle

/** Returns the typeface and color of the site's headings, taken from the first h2 of a page. */
const headingStyle = (page: BuilderDocument): PlainStyle => {
  const found = [...page.nodes.values()].find((record) => tagOf(record) === 'h2')
  if (!found) return {}
  const { 'font-family': family, 'font-weight': weight, color } = styleProps(found)
  return {
    ...(family !== undefined && { 'font-family': family }),
    ...(weight !== undefined && { 'font-weight': weight }),
    ...(color !== undefined && { color }),
  }
}

/** Returns the nodes with a style for all headings, which their own styles override. */
const withHeadings = (nodes: readonly WireNode[], style: PlainStyle): WireNode[] =>
  nodes.map((node) => ({
    ...node,
    ...(node.componentName === 'Heading' && {
      props: { ...node.props, elementStyle: { ...style, ...styleProps(node) } },
    }),
    children: withHeadings(node.children, style),
  }))

const isSocial = ({ property, name }: Attributes): boolean =>
  /^(?:og|twitter|article):/i.test(property ?? name ?? '')

const imageHtml = (url: string): string =>
  url === ''
    ? ''
    : `<img src="${escapeAttribute(url)}" alt="" style="display:block;width:100%;height:auto;margin-bottom:24px">`

const articleNode = ({ title, text, featuredImage }: PageArticle, style: PlainStyle): WireNode => {
  const { nodes } = importHtmlFragment(imageHtml(featuredImage) + text)
  const mainHeading = heading('h1', title, {
    style: { ...style, 'font-size': 42, 'line-height': '1.15', margin: 0, 'margin-bottom': 24 },
    mobile: { 'font-size': 32 },
  })
  return box('main', { name: 'Main' }, [
    box(
      'article',
      {
        name: 'Article',
        style: {
          'max-width': 760,
          'margin-left': 'auto',
          'margin-right': 'auto',
          padding: '56px 24px',
          'box-sizing': 'border-box',
        },
        mobile: { padding: '32px 24px' },
      },
      [...(/<h1[\s>]/i.test(text) ? [] : [mainHeading]), ...withHeadings(withFaqElement(nodes), style)],
    ),
  ])
}

/** Returns the page level of the model without what applies to the model only. */
const pageLevel = ({ page: model }: BuilderDocument, article: PageArticle): BuilderDocument['page'] => {
  const page = withPageSubject(model, { isService: false })
  return withPageSettings(
    { ...page, head: page.head.filter(({ tag, attributes }) => tag !== 'meta' || !isSocial(attributes)) },
    {
      title: article.metaTitle || article.title,
      description: article.metaDescription,
      canonical: '',
      robots: '',
    },
  )
}

/**
 * Returns a page with an article between the header and the footer of another page of the site, its model, with the
 * body, style sheets and headings of that page.
 */
export const articlePage = (
  model: BuilderDocument,
  article: PageArticle,
  newUuid: NewUuid,
): BuilderDocument => {
  const root = nodeOf(model, model.root)
  const frame = root.children
    .map((id) => nodeOf(model, id))
    .filter((record) => frameTags.has(frameTag(record)))
  const end = frame.findIndex((record) => frameTag(record) === 'footer')
  const parts = frame.map(({ uuid }) => toWire(model, uuid))
  const at = end < 0 ? parts.length : end
  return documentFrom(
    { ...root, children: parts.toSpliced(at, 0, articleNode(article, headingStyle(model))) },
    pageLevel(model, article),
    newUuid,
  )
}
