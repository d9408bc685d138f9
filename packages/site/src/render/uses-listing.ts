import type { BuilderDocument, NodeRecord } from '@web2/builder'

const showsListing = (record: NodeRecord): boolean =>
  record.componentName.startsWith('Business') ||
  JSON.stringify([record.props, record.addition]).includes('{nap.')

/** Returns true if the page shows anything of the business listing. */
export const usesListing = (document: BuilderDocument): boolean => {
  for (const record of document.nodes.values()) if (showsListing(record)) return true
  return false
}

export const hasOwnIcon = (document: BuilderDocument): boolean =>
  document.page.head.some(({ tag, attributes }) => tag === 'link' && /\bicon\b/i.test(attributes.rel ?? ''))
