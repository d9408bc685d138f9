import type { LibrarySection } from '../../library-section.ts'

export const blogSections: readonly LibrarySection[] = []
