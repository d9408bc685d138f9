import { sectionProp, type WireNode } from '@web2/builder'
import { leadAttributes } from '@web2/builder/leads'

/** Slug of the page that answers the requests of a template's forms. */
export const thanksSlug = 'thank-you'

/** Sections whose forms take requests. Those for a newsletter are answered by the default page. */
const takesRequests = /^(?:contact|hero)\//

const answered = (node: WireNode): WireNode => {
  const attributes = node.addition?.attributes
  const isForm = attributes?.action?.startsWith('lead:') === true
  return {
    ...node,
    ...(isForm && {
      addition: {
        ...node.addition,
        attributes: { ...attributes, [leadAttributes.thankYouPage]: `/${thanksSlug}` },
      },
    }),
    children: node.children.map(answered),
  }
}

/** Returns a block of a page whose requests are answered by the thank-you page of its template. */
export const answeredByThanks = (node: WireNode): WireNode =>
  takesRequests.test(String(node.props[sectionProp])) ? answered(node) : node
