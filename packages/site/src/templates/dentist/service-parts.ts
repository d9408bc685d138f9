import type { SectionItem } from '../../library/section-content.ts'
import type { TradeService } from '../parts/service.ts'

export const business = '[[{nap.businessName}||{site.name}]]'
export const inCity = '[[ in {nap.city}]]'

/** Service of a dentist, with what happens in the chair. */
export interface DentalService extends TradeService {
  readonly steps: readonly SectionItem[]
}

/** Returns what can wait, and the facts of a service, in the order of a sheet. */
export const sheetOf = (
  waits: readonly string[],
  done: string,
  needed: string,
  changes: string,
): readonly SectionItem[] => [
  ...waits.map((name) => ({ name, group: 'What can wait' })),
  { label: 'What is done', name: done },
  { label: 'What we need from you', name: needed },
  { label: 'What changes the price', name: changes },
]

/** The signal that pauses a treatment; it is agreed on before anything starts. */
export const stop = (text: string): SectionItem => ({
  name: 'Stop',
  text,
  note: '“Left hand up means stop.”',
  isLoud: true,
})
