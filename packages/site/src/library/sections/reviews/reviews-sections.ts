import type { LibrarySection } from '../../library-section.ts'

export const reviewsSections: readonly LibrarySection[] = []
