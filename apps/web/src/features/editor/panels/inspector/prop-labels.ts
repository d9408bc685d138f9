/** Labels of properties whose code name differs. */
const words: Readonly<Record<string, string>> = {
  content: 'text',
  href: 'address',
  url: 'address',
  imageUrl: 'picture',
  alt: 'alternative text',
  newTab: 'open in new tab',
  nofollow: 'search engines follow it',
  dropDown: 'drop-down',
}

/** Returns the panel's name of a property: 'headingType' is the heading type. */
export const propWords = (prop: string): string =>
  words[prop] ?? prop.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
