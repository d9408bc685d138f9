import type { LibrarySection } from '../../library-section.ts'
import { inset } from './inset.ts'
import { line } from './line.ts'
import { postcard } from './postcard.ts'

export const newsletterSections: readonly LibrarySection[] = [line, postcard, inset]
