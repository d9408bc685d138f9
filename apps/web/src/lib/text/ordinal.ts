const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** '1st', '2nd', '3rd', '4th', '11th' and so on. */
export const ordinal = (number: number): string => `${number}${endings[rules.select(number)] ?? 'th'}`
