import { readCountry } from '@web2/contract/listings'
import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/min'
import { attributeOf, elementsOf, type Page } from './page-tree.ts'

/** Countries of languages that are mostly spoken in one, for reading phone numbers without a prefix. */
const ofLanguage: Readonly<Record<string, string>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  da: 'DK',
  sv: 'SE',
  nb: 'NO',
  fi: 'FI',
  cs: 'CZ',
  ja: 'JP',
  ko: 'KR',
  tr: 'TR',
}

const supported = (code: string): CountryCode | undefined => {
  const upper = code.toUpperCase()
  return isSupportedCountry(upper) ? upper : undefined
}

const topLevel = (host: string): CountryCode | undefined => {
  const name = host.split('.').at(-1) ?? ''
  if (name === 'uk') return 'GB'
  // endings that the world uses for their letters
  return /^(?:co|io|ai|me|tv|cc|ly|gg|to|fm|ws)$/.test(name) || name.length !== 2
    ? undefined
    : supported(name)
}

/**
 * Returns the country in which a page's phone numbers are dialed without a prefix: that of its address, its
 * host, its language, or the United States for pages in English.
 */
export const countryOfPage = (
  page: Page,
  host: string,
  country: string | undefined,
): CountryCode | undefined => {
  const named = country === undefined ? undefined : readCountry(country)?.code
  if (named !== undefined) return supported(named)
  const ofHost = topLevel(host)
  if (ofHost) return ofHost
  const root = elementsOf(page).find(({ tagName }) => tagName === 'html')
  const [language = '', region = ''] = (
    root && attributeOf(root, 'lang') ? (attributeOf(root, 'lang') ?? '') : 'en'
  )
    .toLowerCase()
    .split(/[-_]/)
  return supported(region) ?? supported(ofLanguage[language] ?? (language === 'en' ? 'US' : ''))
}
