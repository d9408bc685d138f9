import type { LibrarySection } from '../../library-section.ts'
import { clock } from './clock.ts'

export const processSections: readonly LibrarySection[] = [clock]
