import type { LibrarySection } from '../../library-section.ts'
import { prose } from './prose.ts'

export const legalSections: readonly LibrarySection[] = [prose]
