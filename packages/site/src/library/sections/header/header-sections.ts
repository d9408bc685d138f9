import type { LibrarySection } from '../../library-section.ts'
import { bare } from './bare.ts'
import { block } from './block.ts'
import { line } from './line.ts'
import { masthead } from './masthead.ts'
import { rail } from './rail.ts'
import { shopfront } from './shopfront.ts'
import { split } from './split.ts'

export const headerSections: readonly LibrarySection[] = [shopfront, line, block, masthead, split, rail, bare]
