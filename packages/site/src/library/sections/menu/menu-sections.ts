import type { LibrarySection } from '../../library-section.ts'

export const menuSections: readonly LibrarySection[] = []
