import type { LibrarySection } from '../../library-section.ts'

export const logosSections: readonly LibrarySection[] = []
