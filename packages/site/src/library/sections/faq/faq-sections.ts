import type { LibrarySection } from '../../library-section.ts'
import { groups } from './groups.ts'
import { numbered } from './numbered.ts'
import { open } from './open.ts'
import { pane } from './pane.ts'

export const faqSections: readonly LibrarySection[] = [pane, open, numbered, groups]
