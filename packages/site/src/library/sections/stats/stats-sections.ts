import type { LibrarySection } from '../../library-section.ts'

export const statsSections: readonly LibrarySection[] = []
