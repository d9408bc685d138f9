import type { LibrarySection } from '../../library-section.ts'
import { sheet } from './sheet.ts'

export const listingsSections: readonly LibrarySection[] = [sheet]
