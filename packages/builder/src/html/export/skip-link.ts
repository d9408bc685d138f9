import type { BuilderDocument } from '../../tree/document.ts'
import type { NodeRecord } from '../../tree/record.ts'
import { subtree } from '../../tree/walk.ts'

const className = 'w2-skip'

/** Out of sight until the keyboard reaches it, then above everything. */
const css =
  `.${className}:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}` +
  `.${className}:focus{position:fixed;z-index:99;inset-block-start:8px;inset-inline-start:8px;padding:12px 20px;` +
  'color:var(--c-ink,#000);background:var(--c-paper,#fff);outline:3px solid;outline-offset:-3px}'

const uuidIn = (root: string): string => `${root}-skip`

/** Returns the rules of the skip link of a page; '' for a page without one. */
export const skipLinkCss = ({ nodes, root }: BuilderDocument): string => (nodes.has(uuidIn(root)) ? css : '')

/** Returns a link to the element with this id, for the beginning of the page with this root. */
export const skipLink = (root: string, id: string): NodeRecord => ({
  uuid: uuidIn(root),
  componentName: 'Link',
  props: { content: 'Skip to content', href: `#${id}` },
  parent: root,
  children: [],
  // its words are English, whatever the language of the page
  addition: { attributes: { class: className, lang: 'en' } },
})

/** Returns true if the first link in these blocks leads to a part of the page. */
export const hasSkipLink = (document: BuilderDocument, blocks: readonly NodeRecord[]): boolean => {
  for (const block of blocks)
    for (const { props, addition } of subtree(document, block.uuid)) {
      const href = props.href ?? addition.attributes?.href
      if (typeof href === 'string') return /^#./.test(href)
    }
  return false
}
