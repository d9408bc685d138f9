import type { BuilderDocument, NodeRecord } from '@web2/builder'

const showsListing = (record: NodeRecord): boolean =>
  record.componentName.startsWith('Business') ||
  JSON.stringify([record.props, record.addition]).includes('{nap.')

/** Does the page show anything of the business listing? */
export const usesListing = (document: BuilderDocument): boolean => {
  for (const record of document.nodes.values()) if (showsListing(record)) return true
  return false
}

/** The first picture with an address that others can open, for social cards; `open` answers such an address. */
export const cardPicture = (
  document: BuilderDocument,
  open: (url: string) => string | undefined,
): string | undefined => {
  for (const { componentName, props } of document.nodes.values()) {
    const { imageUrl } = props
    const address = componentName === 'Picture' && typeof imageUrl === 'string' ? open(imageUrl) : undefined
    if (address !== undefined) return address
  }
  return undefined
}

export const hasOwnIcon = (document: BuilderDocument): boolean =>
  document.page.head.some(({ tag, attributes }) => tag === 'link' && /\bicon\b/i.test(attributes.rel ?? ''))
