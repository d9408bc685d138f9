import type { LibrarySection } from '../../library-section.ts'

export const barSections: readonly LibrarySection[] = []
