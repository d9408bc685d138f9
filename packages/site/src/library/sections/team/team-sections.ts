import type { LibrarySection } from '../../library-section.ts'

export const teamSections: readonly LibrarySection[] = []
