import type { LibrarySection } from '../../library-section.ts'

export const headerSections: readonly LibrarySection[] = []
