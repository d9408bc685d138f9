import type { LibrarySection } from '../../library-section.ts'
import { pane } from './pane.ts'

export const faqSections: readonly LibrarySection[] = [pane]
