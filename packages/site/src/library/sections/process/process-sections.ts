import type { LibrarySection } from '../../library-section.ts'
import { clock } from './clock.ts'
import { layers } from './layers.ts'
import { rail } from './rail.ts'
import { stack } from './stack.ts'

export const processSections: readonly LibrarySection[] = [clock, rail, stack, layers]
