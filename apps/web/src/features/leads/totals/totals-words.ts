import type { LeadTotals } from '@web2/contract/leads'
import { counted } from '../../../lib/text/counted.ts'
import { formatValues } from '../money.ts'

/** '12 calls'; empty without any. */
export const callsOf = ({ calls }: Pick<LeadTotals, 'calls'>): string =>
  calls > 0 ? counted(calls, 'call') : ''

/** '$1,250 won'; empty without a value. */
export const valueWon = ({ value }: Pick<LeadTotals, 'value'>): string => {
  const sum = formatValues(value)
  return sum === '' ? '' : `${sum} won`
}

/** Joins the parts that say something: '5 won · $1,250'. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** '3 leads · 12 calls'; leads are left out if there are calls only. */
export const leadsAndCalls = (totals: Pick<LeadTotals, 'leads' | 'calls'>): string =>
  joined(totals.leads > 0 || !(totals.calls > 0) ? counted(totals.leads, 'lead') : '', callsOf(totals))
