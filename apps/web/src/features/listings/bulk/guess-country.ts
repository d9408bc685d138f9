import type { CheckedRow } from './check-row.ts'

/** Number of rows sampled. */
const sample = 200

/**
 * The country that rows without one seem to be in, by their phone numbers, postcodes and states; null when they do not
 * tell. What it takes is loaded when it is asked for.
 */
export const guessCountry = async (rows: readonly CheckedRow[]): Promise<string | null> => {
  const without = rows.filter(({ data }) => (data.country ?? '') === '')
  if (without.length === 0) return null
  const { countryOf } = await import('./country-votes.ts')
  return countryOf(without.slice(0, sample).map(({ data }) => data))
}
