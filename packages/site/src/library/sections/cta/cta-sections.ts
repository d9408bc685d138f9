import type { LibrarySection } from '../../library-section.ts'
import { line } from './line.ts'

export const ctaSections: readonly LibrarySection[] = [line]
