/** Placeholders of every prompt stacker, with a description of their replacement. */
export const promptPlaceholders: Readonly<Record<string, string>> = {
  keyword: 'The keyword that the text is about',
  title: 'The title of the article',
  subtitle: 'The heading above the text',
  previous: 'What the step before has written',
  'nap.businessName': 'Name of the business',
  'nap.address1': 'Street and number',
  'nap.address2': 'Second line of the address',
  'nap.city': 'City',
  'nap.state': 'State',
  'nap.zip': 'ZIP',
  'nap.country': 'Country',
  'nap.phone': 'Phone number',
  'nap.website': 'Website',
  'nap.aboutUsBlurb': 'About us blurb of the business',
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
