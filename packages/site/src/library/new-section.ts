import { sectionProp, type Json, type WireNode } from '@web2/builder'
import { withParts } from './content-parts.ts'
import type { LibrarySection, SectionLook } from './library-section.ts'
import type { SectionContent } from './section-content.ts'

/** Prop of a section that took the place of another one, with the content that it has no room for. */
export const keptProp = 'kept'

/** Returns the look that a new section has. */
export const ownLook = ({ tones: [tone = 'paper'] }: LibrarySection): SectionLook => ({
  tone,
  space: 'normal',
})

/** Returns the blocks of a ready-made section, marked so that its content can be read again. */
export const newSection = (
  section: LibrarySection,
  content: SectionContent = section.content,
  look: SectionLook = ownLook(section),
): WireNode => {
  const node = withParts(section.make(content, look), content)
  return { ...node, props: { ...node.props, [sectionProp]: section.id as Json } }
}
