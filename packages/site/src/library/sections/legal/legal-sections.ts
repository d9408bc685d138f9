import type { LibrarySection } from '../../library-section.ts'

export const legalSections: readonly LibrarySection[] = []
