import type { LibrarySection } from '../../library-section.ts'
import { plain } from './plain.ts'

export const titleSections: readonly LibrarySection[] = [plain]
