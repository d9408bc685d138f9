import type { LibrarySection } from '../../library-section.ts'

export const beforeAfterSections: readonly LibrarySection[] = []
