import type { LibrarySection } from '../../library-section.ts'
import { rows } from './rows.ts'

export const servicesSections: readonly LibrarySection[] = [rows]
