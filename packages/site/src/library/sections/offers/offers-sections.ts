import type { LibrarySection } from '../../library-section.ts'

export const offersSections: readonly LibrarySection[] = []
