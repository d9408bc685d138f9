import type { LibrarySection } from '../../library-section.ts'
import { carte } from './carte.ts'

export const menuSections: readonly LibrarySection[] = [carte]
