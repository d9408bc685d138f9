import type { SectionItem } from '../../library/section-content.ts'
import type { TradeService } from '../parts/service.ts'

export const business = '[[{nap.businessName}||{site.name}]]'
export const inCity = '[[ in {nap.city}]]'

/** Department of a clinic, on the route that leads to it. */
export interface Department extends TradeService {
  /** Number of its route, from 0: A is 0. */
  readonly route: number
  readonly group: string
}

/** Returns the letter of a route. */
export const letterOf = (route: number): string => String.fromCodePoint(65 + route)

/** Returns what can wait, and the facts of a department, in the order of a sheet. */
export const sheetOf = (
  waits: readonly string[],
  done: string,
  bring: string,
  changes: string,
): readonly SectionItem[] => [
  ...waits.map((name) => ({ name, group: 'What can wait' })),
  { label: 'What is done', name: done },
  { label: 'What to bring', name: bring },
  { label: 'What changes the price', name: changes },
]
