import type { LibrarySection } from '../../library-section.ts'
import { colophon } from './colophon.ts'
import { counter } from './counter.ts'
import { directory } from './directory.ts'
import { name } from './name.ts'
import { sheet } from './sheet.ts'

export const footerSections: readonly LibrarySection[] = [counter, colophon, directory, name, sheet]
