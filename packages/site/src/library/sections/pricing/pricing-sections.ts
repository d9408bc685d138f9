import type { LibrarySection } from '../../library-section.ts'
import { factors } from './factors.ts'
import { matrix } from './matrix.ts'
import { plans } from './plans.ts'

export const pricingSections: readonly LibrarySection[] = [plans, matrix, factors]
