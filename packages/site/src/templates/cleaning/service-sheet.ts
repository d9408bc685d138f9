import type { SectionItem } from '../../library/section-content.ts'

const notNeeded = 'What is not needed'
export const business = '[[{nap.businessName}||{site.name}]]'
export const inCity = '[[ in {nap.city}]]'

/** Returns what a service does not need, and its facts, in the order of a sheet. */
export const sheetOf = (
  skipped: readonly string[],
  done: string,
  needed: string,
  changes: string,
): readonly SectionItem[] => [
  ...skipped.map((name) => ({ name, group: notNeeded })),
  { label: 'What is done', name: done },
  { label: 'What we need from you', name: needed },
  { label: 'What changes the price', name: changes },
]
