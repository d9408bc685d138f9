import type { LibrarySection } from '../../library-section.ts'
import { cases } from './cases.ts'
import { columns } from './columns.ts'
import { sheet } from './sheet.ts'
import { strip } from './strip.ts'

export const gallerySections: readonly LibrarySection[] = [cases, sheet, columns, strip]
