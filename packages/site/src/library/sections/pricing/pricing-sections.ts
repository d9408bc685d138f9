import type { LibrarySection } from '../../library-section.ts'

export const pricingSections: readonly LibrarySection[] = []
