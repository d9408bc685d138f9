import type { LibrarySection } from '../../library-section.ts'
import { related } from './related.ts'
import { sheet } from './sheet.ts'
import { signs } from './signs.ts'

export const detailSections: readonly LibrarySection[] = [sheet, signs, related]
