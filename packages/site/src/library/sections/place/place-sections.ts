import type { LibrarySection } from '../../library-section.ts'
import { arrive } from './arrive.ts'
import { card } from './card.ts'
import { hours } from './hours.ts'

export const placeSections: readonly LibrarySection[] = [card, hours, arrive]
