import type { LibrarySection } from '../../library-section.ts'
import { numbered } from './numbered.ts'
import { picture } from './picture.ts'
import { plain } from './plain.ts'
import { stripBand } from './band.ts'

export const titleSections: readonly LibrarySection[] = [plain, stripBand, numbered, picture]
