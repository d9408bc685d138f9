import type { LibrarySection } from '../../library-section.ts'

export const areasSections: readonly LibrarySection[] = []
