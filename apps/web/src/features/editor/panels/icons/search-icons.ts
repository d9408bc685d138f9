import type { LibraryIcon } from './icon-library.ts'

/** Returns how well an icon matches a word: 0 is best; undefined if it does not. */
const rankOf = ({ name, words }: LibraryIcon, word: string): number | undefined => {
  if (name === word) return 0
  const parts = name.split('-')
  if (parts[0] === word) return 1
  if (parts.includes(word)) return 2
  if (name.startsWith(word)) return 3
  const tags = words.split(' ')
  if (tags.includes(word)) return 4
  if (parts.some((part) => part.startsWith(word))) return 5
  return name.includes(word) || tags.some((tag) => tag.startsWith(word)) ? 6 : undefined
}

/** Returns the icons that match all words of a search, the best first; all icons for an empty search. */
export const searchIcons = (icons: readonly LibraryIcon[], search: string): readonly LibraryIcon[] => {
  const wanted = search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  if (wanted.length === 0) return icons
  return icons
    .flatMap((icon) => {
      let rank = 0
      for (const word of wanted) {
        const own = rankOf(icon, word)
        if (own === undefined) return []
        rank += own
      }
      return { icon, rank }
    })
    .sort((a, b) => a.rank - b.rank || a.icon.name.length - b.icon.name.length)
    .map(({ icon }) => icon)
}
