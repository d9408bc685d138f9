import type { LibrarySection } from '../../library-section.ts'

export const listingsSections: readonly LibrarySection[] = []
