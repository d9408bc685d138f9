/** Placeholders of every prompt stacker, with a description of their replacement. */
export const promptPlaceholders: Readonly<Record<string, string>> = {
  keyword: 'Target keyword',
  title: 'Article title',
  subtitle: 'Subtitle above',
  previous: 'Output of the previous step',
  'nap.businessName': 'Business name',
  'nap.address1': 'Address line 1',
  'nap.address2': 'Address line 2',
  'nap.city': 'City',
  'nap.state': 'State',
  'nap.zip': 'ZIP',
  'nap.country': 'Country',
  'nap.phone': 'Phone number',
  'nap.website': 'Website',
  'nap.aboutUsBlurb': 'About us blurb',
}

/** Doubled braces are literal; braces around anything other than a name, such as JSON, are plain text. */
export const placeholderPattern = /\{\{[^{}]*\}\}|\{(?<name>step:[^{}\n]*|[A-Za-z][\w.]*)\}/g

/** Returns the names between the braces of a prompt, in their order. */
export const placeholdersOf = (prompt: string): readonly string[] =>
  [...prompt.matchAll(placeholderPattern)].flatMap(({ groups }) =>
    groups?.name === undefined ? [] : [groups.name],
  )

const stepPrefix = 'step:'

/** Returns the title named by `{step:Title}`; null for any other placeholder. */
export const stepNamed = (name: string): string | null =>
  name.startsWith(stepPrefix) ? name.slice(stepPrefix.length).trim() : null

/** Compares titles or names, ignoring surrounding blanks and case. */
export const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
