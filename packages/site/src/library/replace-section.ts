import {
  applyChange,
  composeChanges,
  insertTree,
  nodeOf,
  removeNodes,
  sectionProp,
  tones,
  type BuilderDocument,
  type CommandResult,
  type Json,
  type NewUuid,
  type NodeRecord,
  type Tone,
  type WireNode,
} from '@web2/builder'
import { textOfWire } from '../pages/article-faq.ts'
import { partProp } from './content-parts.ts'
import type { LibrarySection, SectionLook } from './library-section.ts'
import { keptProp, newSection, ownLook } from './new-section.ts'
import { readContent } from './read-content.ts'
import { librarySections } from './sections.ts'

/** Returns the ready-made section that a block is the outermost one of, if it is one. */
export const librarySectionOf = ({ props }: Pick<NodeRecord, 'props'>): LibrarySection | undefined =>
  librarySections.find(({ id }) => id === props[sectionProp])

/** Returns the outermost block of the ready-made section around a block, if there is one. */
export const librarySectionAround = (document: BuilderDocument, uuid: string): NodeRecord | undefined => {
  for (
    let at = document.nodes.get(uuid);
    at;
    at = at.parent === null ? undefined : document.nodes.get(at.parent)
  )
    if (librarySectionOf(at)) return at
  return undefined
}

export const isTone = (tone: string | undefined): tone is Tone =>
  (tones as readonly (string | undefined)[]).includes(tone)

/** Returns the blocks with the links and formats that their texts had. */
const withFormats = (node: WireNode, formatted: ReadonlyMap<string, readonly WireNode[]>): WireNode => {
  const pieces = node.props[partProp] === undefined ? undefined : formatted.get(textOfWire(node))
  if (!pieces) return { ...node, children: node.children.map((child) => withFormats(child, formatted)) }
  const { content: _content, ...props } = node.props
  return { ...node, props, children: pieces }
}

/**
 * Returns new blocks of a ready-made section with the content that another one of its kind shows now. Throws if the
 * block is not one.
 */
export const sectionWithContentOf = (
  document: BuilderDocument,
  uuid: string,
  section: LibrarySection,
  look: SectionLook,
): WireNode => {
  const present = librarySectionOf(nodeOf(document, uuid))
  if (!present) throw new Error('Only ready-made sections have such content.')
  const { content, formatted } = readContent(document, uuid, present)
  const made = newSection(section, content, look)
  return {
    ...withFormats(made, formatted),
    props: { ...made.props, [keptProp]: content as unknown as Json },
  }
}

/**
 * Puts another ready-made section of the same kind in the place of one, with its content and, where it fits, its tone.
 * What the new one has no room for is kept, and comes back in one that has.
 */
export const replaceSection = (
  document: BuilderDocument,
  uuid: string,
  section: LibrarySection,
  newUuid: NewUuid,
): CommandResult => {
  const root = nodeOf(document, uuid)
  const present = librarySectionOf(root)
  if (!present) throw new Error('Only ready-made sections can be replaced.')
  const tone = root.addition.attributes?.['data-tone']
  const look = ownLook(section)
  const node = sectionWithContentOf(
    document,
    uuid,
    section,
    isTone(tone) && section.tones.includes(tone) ? { ...look, tone } : look,
  )
  const inserted = insertTree(document, { nodes: [node], place: { beside: uuid, side: 'after' }, newUuid })
  if (!inserted.ok) return inserted
  const removed = removeNodes(applyChange(document, inserted.change), { ids: [uuid] })
  if (!removed.ok) return removed
  return { ...inserted, change: composeChanges(inserted.change, removed.change) }
}
