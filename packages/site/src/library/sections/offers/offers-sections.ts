import type { LibrarySection } from '../../library-section.ts'
import { board } from './board.ts'
import { coupon } from './coupon.ts'
import { line } from './line.ts'

export const offersSections: readonly LibrarySection[] = [coupon, board, line]
