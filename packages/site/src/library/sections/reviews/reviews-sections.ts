import type { LibrarySection } from '../../library-section.ts'
import { columns } from './columns.ts'
import { one } from './one.ts'
import { sources } from './sources.ts'

export const reviewsSections: readonly LibrarySection[] = [one, columns, sources]
