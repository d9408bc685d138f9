import type { LibrarySection } from '../../library-section.ts'
import { callbar } from './callbar.ts'
import { line } from './line.ts'

export const ctaSections: readonly LibrarySection[] = [line, callbar]
