import type { LibrarySection } from '../../library-section.ts'

export const detailSections: readonly LibrarySection[] = []
