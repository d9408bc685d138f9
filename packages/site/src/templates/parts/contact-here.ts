import { sectionProp, type WireNode } from '@web2/builder'

const anchor = 'contact'

/** Returns a link to the contact page, also as the last resort of an optional phrase, as one to the section of contact. */
const ledHere = (href: string): string => href.replace(/(^|\|\|)\/contact(?=$|\]\])/, `$1#${anchor}`)

const led = (node: WireNode): WireNode => {
  const { href } = node.props
  return {
    ...node,
    ...(typeof href === 'string' && { props: { ...node.props, href: ledHere(href) } }),
    children: node.children.map(led),
  }
}

/**
 * Returns the blocks of a page for the generator, which is published without the site’s other pages: links to the contact page lead to its own section of contact, which
 * is the first one of that kind. Throws if it has none.
 */
export const withContactHere = (nodes: readonly WireNode[]): WireNode[] => {
  const at = nodes.findIndex(({ props }) => String(props[sectionProp]).startsWith('contact/'))
  if (at < 0) throw new Error('A page for the generator needs a section of contact.')
  return nodes.map(led).map((node, place) =>
    place === at
      ? {
          ...node,
          addition: { ...node.addition, attributes: { ...node.addition?.attributes, id: anchor } },
        }
      : node,
  )
}
