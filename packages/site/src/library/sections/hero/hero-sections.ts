import type { LibrarySection } from '../../library-section.ts'

export const heroSections: readonly LibrarySection[] = []
