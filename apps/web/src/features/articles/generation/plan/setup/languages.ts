const tags = [
  ...[
    'en-US',
    'en-GB',
    'en-AU',
    'en-CA',
    'en-IN',
    'de',
    'de-AT',
    'de-CH',
    'fr',
    'fr-CA',
    'es',
    'es-MX',
    'es-419',
  ],
  ...[
    'it',
    'pt',
    'pt-BR',
    'nl',
    'pl',
    'cs',
    'sk',
    'hu',
    'ro',
    'bg',
    'el',
    'da',
    'sv',
    'nb',
    'fi',
    'et',
    'lv',
    'lt',
  ],
  ...['hr', 'sl', 'sr', 'uk', 'ru', 'tr', 'ar', 'he', 'fa', 'hi', 'bn', 'ur', 'id', 'ms', 'fil', 'vi', 'th'],
  ...['zh-CN', 'zh-TW', 'ja', 'ko'],
]

const names = new Intl.DisplayNames('en', { type: 'language' })

export const languageName = (tag: string): string => names.of(tag) ?? tag

/** Languages of articles, as options of a select. */
export const languages: readonly { readonly value: string; readonly label: string }[] = tags
  .map((tag) => ({ value: tag, label: languageName(tag) }))
  .toSorted((one, other) => one.label.localeCompare(other.label))
