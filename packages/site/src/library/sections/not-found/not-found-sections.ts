import type { LibrarySection } from '../../library-section.ts'

export const notFoundSections: readonly LibrarySection[] = []
