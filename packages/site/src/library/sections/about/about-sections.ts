import type { LibrarySection } from '../../library-section.ts'

export const aboutSections: readonly LibrarySection[] = []
