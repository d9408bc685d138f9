import type { LibrarySection } from '../../library-section.ts'
import { almanac } from './almanac.ts'
import { leadPost } from './lead.ts'
import { rows } from './rows.ts'

export const blogSections: readonly LibrarySection[] = [leadPost, rows, almanac]
