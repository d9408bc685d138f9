import { normalized } from '../../core/text/normalized.ts'

/** States by country: code and name, as the country's postal service writes them. */
const states: Readonly<Record<string, string>> = {
  US:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
    'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
    'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
    'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|VI U.S. Virgin Islands',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|' +
    'NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU:
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|' +
    'TAS Tasmania|VIC Victoria|WA Western Australia',
  DE:
    'BW Baden-Württemberg|BY Bayern|BE Berlin|BB Brandenburg|HB Bremen|HH Hamburg|HE Hessen|' +
    'MV Mecklenburg-Vorpommern|NI Niedersachsen|NW Nordrhein-Westfalen|RP Rheinland-Pfalz|SL Saarland|SN Sachsen|' +
    'ST Sachsen-Anhalt|SH Schleswig-Holstein|TH Thüringen',
}

/** Alternative names of the same states. */
const otherNames: Readonly<Record<string, string>> = {
  DE:
    'BY Bavaria|NW NRW|NW North Rhine-Westphalia|HE Hesse|NI Lower Saxony|SN Saxony|ST Saxony-Anhalt|TH Thuringia|' +
    'RP Rhineland-Palatinate|BW Baden-Wuerttemberg|TH Thueringen|MV Mecklenburg-Western Pomerania',
  US: 'DC Washington DC|DC Washington D.C.',
  CA: 'QC Québec|NL Newfoundland|PE PEI',
}

export interface State {
  readonly code: string
  readonly name: string
}

const plain = (name: string): string =>
  normalized(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const pairs = (list = ''): State[] =>
  list
    .split('|')
    .filter((each) => each !== '')
    .map((each) => ({ code: each.slice(0, each.indexOf(' ')), name: each.slice(each.indexOf(' ') + 1) }))

const known = new Map(
  Object.entries(states).map(([country, list]) => {
    const all = pairs(list)
    const byCode = new Map(all.map((state) => [state.code, state]))
    const names = new Map<string, State>()
    for (const state of all) {
      names.set(plain(state.code), state)
      // 'US-IL', as in ISO 3166-2
      names.set(plain(country + state.code), state)
      names.set(plain(state.name), state)
    }
    for (const { code, name } of pairs(otherNames[country])) {
      const state = byCode.get(code)
      if (state) names.set(plain(name), state)
    }
    return [country, names] as const
  }),
)

/** Returns a state of the United States, Canada, Australia or Germany by name or code. */
export const readState = (text: string, countryCode: string): State | null =>
  known.get(countryCode)?.get(plain(text)) ?? null

/**
 * Returns a state as written in its country's addresses: 'IL' for Illinois, 'Bayern' in Germany; null if
 * unknown.
 */
export const stateText = (text: string, countryCode: string): string | null => {
  const state = readState(text, countryCode)
  return state === null ? null : countryCode === 'DE' ? state.name : state.code
}
