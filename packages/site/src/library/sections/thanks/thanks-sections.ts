import type { LibrarySection } from '../../library-section.ts'
import { next } from './next.ts'

export const thanksSections: readonly LibrarySection[] = [next]
