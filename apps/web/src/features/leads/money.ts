import type { Lead } from '@web2/contract/leads'

/** '$1,250' of 125000 cents, in the reader's language; cents only if there are any. */
export const formatMoney = (cents: number, currency: string): string => {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}

/** '$1,250 + €300'; empty without any value. */
export const formatValues = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .filter(([, cents]) => cents > 0)
    .map(([currency, cents]) => formatMoney(cents, currency))
    .join(' + ')

/** Returns the value of a lead in words; empty without one. */
export const leadValue = ({ value, currency }: Pick<Lead, 'value' | 'currency'>): string =>
  value === null ? '' : formatMoney(value, currency)

/** Codes of ISO 4217 that the browser knows. */
export const currencies = (): string[] => Intl.supportedValuesOf('currency')

const key = 'web2.lead-currency'

/** Returns the currency that was last used for a value in this browser. */
export const usualCurrency = (): string | null => localStorage.getItem(key)

/** Remembers the currency in this browser. */
export const rememberCurrency = (currency: string): void => localStorage.setItem(key, currency)
