import type { WireNode } from '@web2/builder'
import type { LibrarySection, SectionLook, SectionSpace } from '../../library/library-section.ts'
import { ownLook } from '../../library/new-section.ts'
import { isTone } from '../../library/replace-section.ts'

const spaces: readonly SectionSpace[] = ['normal', 'tight', 'wide']

/**
 * Returns the look that a template gave one of its sections. Its tone is an attribute; its space is only in the style of
 * the outermost block, so it is the one that makes the same style.
 */
export const lookInPlace = (node: WireNode, section: LibrarySection): SectionLook => {
  const tone = node.addition.attributes?.['data-tone']
  const look = { ...ownLook(section), ...(isTone(tone) && { tone }) }
  const styleOf = ({ props }: WireNode) => JSON.stringify(props.elementStyle)
  const space = spaces.find(
    (each) => styleOf(section.make(section.content, { ...look, space: each })) === styleOf(node),
  )
  return { ...look, ...(space && { space }) }
}
