import type { LibrarySection } from '../../library-section.ts'

export const thanksSections: readonly LibrarySection[] = []
