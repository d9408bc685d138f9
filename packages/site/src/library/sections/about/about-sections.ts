import type { LibrarySection } from '../../library-section.ts'
import { letter } from './letter.ts'
import { margin } from './margin.ts'
import { points } from './points.ts'
import { workshop } from './workshop.ts'

export const aboutSections: readonly LibrarySection[] = [letter, margin, points, workshop]
