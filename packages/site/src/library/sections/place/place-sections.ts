import type { LibrarySection } from '../../library-section.ts'

export const placeSections: readonly LibrarySection[] = []
