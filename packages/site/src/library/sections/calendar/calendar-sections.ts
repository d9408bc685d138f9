import type { LibrarySection } from '../../library-section.ts'

export const calendarSections: readonly LibrarySection[] = []
