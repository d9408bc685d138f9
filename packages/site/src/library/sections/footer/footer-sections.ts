import type { LibrarySection } from '../../library-section.ts'

export const footerSections: readonly LibrarySection[] = []
