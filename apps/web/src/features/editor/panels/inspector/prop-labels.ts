/** What the panel calls properties whose own name says something else. */
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

/** A property in the words of the panel: 'headingType' is the heading type. */
export const propWords = (prop: string): string =>
  words[prop] ?? prop.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
