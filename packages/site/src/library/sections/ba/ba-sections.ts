import type { LibrarySection } from '../../library-section.ts'
import { pairs } from './pairs.ts'
import { toggle } from './toggle.ts'
import { wipe } from './wipe.ts'

export const beforeAfterSections: readonly LibrarySection[] = [pairs, toggle, wipe]
