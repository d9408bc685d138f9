import type { LibrarySection } from '../../library-section.ts'
import { number } from './number.ts'
import { sheet } from './sheet.ts'
import { steps } from './steps.ts'
import { ways } from './ways.ts'

export const contactSections: readonly LibrarySection[] = [ways, sheet, number, steps]
