import type { LibrarySection } from '../../library-section.ts'
import { index } from './index.ts'
import { mapList } from './map-list.ts'
import { rings } from './rings.ts'
import { signs } from './signs.ts'

export const areasSections: readonly LibrarySection[] = [index, rings, signs, mapList]
