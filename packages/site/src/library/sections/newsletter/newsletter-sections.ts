import type { LibrarySection } from '../../library-section.ts'

export const newsletterSections: readonly LibrarySection[] = []
