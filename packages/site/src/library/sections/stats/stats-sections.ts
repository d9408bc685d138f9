import type { LibrarySection } from '../../library-section.ts'
import { ledger } from './ledger.ts'
import { scale } from './scale.ts'
import { sentence } from './sentence.ts'

export const statsSections: readonly LibrarySection[] = [sentence, ledger, scale]
