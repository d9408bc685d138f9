import type { LibrarySection } from '../../library-section.ts'
import { one } from './one.ts'
import { portraits } from './portraits.ts'
import { roll } from './roll.ts'

export const teamSections: readonly LibrarySection[] = [roll, portraits, one]
