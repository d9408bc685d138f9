/** Names that every stacker knows, and what is put in their place. */
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

/** Doubled braces stand for themselves; braces around anything else than a name, such as JSON, are plain text. */
export const placeholderPattern = /\{\{[^{}]*\}\}|\{(?<name>step:[^{}\n]*|[A-Za-z][\w.]*)\}/g

/** Names between the braces of a prompt, in their order. */
export const placeholdersOf = (prompt: string): readonly string[] =>
  [...prompt.matchAll(placeholderPattern)].flatMap(({ groups }) =>
    groups?.name === undefined ? [] : [groups.name],
  )

const stepPrefix = 'step:'

/** The title that `{step:Title}` names; null for any other placeholder. */
export const stepNamed = (name: string): string | null =>
  name.startsWith(stepPrefix) ? name.slice(stepPrefix.length).trim() : null

/** Titles and names are compared without blanks around them and without case. */
export const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
