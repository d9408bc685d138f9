import type { LibrarySection } from '../../library-section.ts'
import { ways } from './ways.ts'

export const contactSections: readonly LibrarySection[] = [ways]
