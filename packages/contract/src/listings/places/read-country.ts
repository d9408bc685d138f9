import { countries, type Country } from '../countries.ts'
import { normalized } from '../../core/text/normalized.ts'

/** Reduces a name to letters and digits without accents. */
const plain = (name: string): string =>
  normalized(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')

/** Three-letter codes and unofficial names, by two-letter code. */
const otherNames =
  'usa us america us unitedstatesofamerica us uk gb gbr gb greatbritain gb britain gb england gb scotland gb wales gb ' +
  'northernireland gb deu de ger de brd de fra fr esp es ita it nld nl holland nl bel be che ch sui ch aut at irl ie ' +
  'republicofireland ie can ca aus au nzl nz mex mx prt pt pol pl swe se dnk dk nor no fin fi cze cz czechrepublic cz ' +
  'tur tr turkey tr zaf za ind in jpn jp chn cn bra br arg ar sgp sg are ae uae ae hongkong hk macau mo southkorea kr ' +
  'kor kr russianfederation ru lux lu grc gr hun hu rou ro bgr bg hrv hr svk sk svn si isr il'

/** Languages of country names in files. */
const languages = ['en', 'de', 'fr', 'es']

const namesOf = (): ReadonlyMap<string, Country> => {
  const byName = new Map<string, Country>()
  const add = (name: string | undefined, country: Country) => {
    const key = plain(name ?? '')
    if (key !== '' && !byName.has(key)) byName.set(key, country)
  }
  const byCode = new Map(countries.map((country) => [country.code, country]))
  for (const country of countries) {
    add(country.code, country)
    add(country.name, country)
  }
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const country of countries) add(names.of(country.code), country)
  }
  const words = otherNames.split(' ')
  for (let at = 0; at < words.length; at += 2) {
    const country = byCode.get(words[at + 1]?.toUpperCase() ?? '')
    if (country) add(words[at], country)
  }
  return byName
}

let known: ReadonlyMap<string, Country> | undefined

/** Returns the country named in English, German, French or Spanish, or by a code. */
export const readCountry = (text: string): Country | null => {
  known ??= namesOf()
  return known.get(plain(text)) ?? null
}
