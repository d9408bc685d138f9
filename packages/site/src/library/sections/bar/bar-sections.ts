import type { LibrarySection } from '../../library-section.ts'
import { closed } from './closed.ts'
import { line } from './line.ts'
import { strip } from './strip.ts'

export const barSections: readonly LibrarySection[] = [line, strip, closed]
