/** Languages that the service names as the standard does; it refuses all others. */
const languages = new Set(
  (
    'ar bg bn ca cs da de en es et eu fi fr gl gu he hi hr hu is it kn ko lt lv ml mr ms nb nl pa pl ro ru sk sl sr ' +
    'sv ta te th tr uk vi'
  ).split(' '),
)

/** Languages that have names of their own at the service, by region where it matters. */
const renamed: Readonly<Record<string, string>> = {
  ...{ ja: 'jp', no: 'nb', nn: 'nb', 'en-GB': 'en-gb', pt: 'pt-pt', 'pt-BR': 'pt-br' },
  ...{ zh: 'zh-hans', 'zh-TW': 'zh-hant', 'zh-HK': 'zh-hant', 'zh-MO': 'zh-hant' },
}

const countries = new Set(
  'AR AT AU BE BR CA CH CL CN DE DK ES FI FR GB HK ID IN IT JP KR MX MY NL NO NZ PH PL PT RU SA SE TR TW US ZA'.split(
    ' ',
  ),
)

/**
 * Returns Brave Search's parameters for a language such as 'en-GB'. The service refuses values that it does not know,
 * and searches the United States if no country is named.
 */
export const searchLocale = (language: string): Record<string, string> => {
  const [name = '', region = ''] = language.split('-')
  const known = renamed[language] ?? renamed[name] ?? (languages.has(name) ? name : undefined)
  return {
    ...(known !== undefined && { search_lang: known }),
    country: countries.has(region) ? region : 'ALL',
  }
}
