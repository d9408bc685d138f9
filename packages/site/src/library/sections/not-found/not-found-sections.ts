import type { LibrarySection } from '../../library-section.ts'
import { call } from './call.ts'
import { indexList } from './index-list.ts'
import { turn } from './turn.ts'

export const notFoundSections: readonly LibrarySection[] = [turn, indexList, call]
