export { newSection, type LibrarySection, type SectionLook, type SectionSpace } from './library-section.ts'
export type { PictureWish, SectionAction, SectionContent, SectionItem } from './section-content.ts'
export { sectionKinds, type SectionKind } from './section-kinds.ts'
export { librarySections } from './sections.ts'
