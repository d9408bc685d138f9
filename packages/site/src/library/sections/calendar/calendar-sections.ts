import type { LibrarySection } from '../../library-section.ts'
import { week } from './week.ts'
import { year } from './year.ts'

export const calendarSections: readonly LibrarySection[] = [year, week]
