/** Characters of an alternative text that screen readers and search engines take in. */
export const imageAltLength = 125

/** Words that say that an image is an image, which screen readers say already. */
const preamble =
  /^(?:(?:please\s+)?(?:create|generate|draw|make|paint)\s+)?(?:an?|the)?\s*(?:[a-z-]+\s+){0,2}(?:image|picture|photo|photograph|illustration|drawing|painting|graphic)s?\s+(?:of|showing|depicting|with)\s+/i

/**
 * Returns an alternative text from a description or prompt: its first paragraph without “image of”, cut between words
 * at 125 characters.
 */
export const imageAlt = (description: string): string => {
  const [first = ''] = description.trim().split(/\n\s*\n/, 1)
  const said = first.replace(/\s+/g, ' ').replace(preamble, '').trim()
  const text = said.charAt(0).toUpperCase() + said.slice(1)
  if (text.length <= imageAltLength) return text
  const cut = text.slice(0, imageAltLength + 1)
  const end = cut.lastIndexOf(' ')
  return cut.slice(0, end > 0 ? end : imageAltLength).replace(/[\s,;:–-]+$|[\ud800-\udbff]$/, '')
}
