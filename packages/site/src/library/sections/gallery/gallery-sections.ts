import type { LibrarySection } from '../../library-section.ts'

export const gallerySections: readonly LibrarySection[] = []
