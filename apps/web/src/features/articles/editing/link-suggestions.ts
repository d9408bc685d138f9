import type { PublishedPage } from '@web2/contract/articles'

/** A page that the text could link to. */
export interface LinkSuggestion {
  readonly page: PublishedPage
  /** Words of the text that would be linked, as they occur in it. */
  readonly words: string
}

const most = 6
const shortest = 4

const escaped = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/**
 * Returns the names by which a text may mention a page: name and title; for a start page the name of its
 * site.
 */
const namesOf = ({ isDefault, name, title, siteName }: PublishedPage): string[] =>
  [title, ...(isDefault ? [siteName] : [name])]
    .map((each) => each.trim())
    .filter((each) => each.length >= shortest)

/**
 * Returns pages that the text mentions but does not link to, longest names first. `linked` contains the URLs
 * of its links.
 */
export const suggestLinks = (
  text: string,
  pages: readonly PublishedPage[],
  linked: ReadonlySet<string>,
): readonly LinkSuggestion[] =>
  pages
    .filter(({ url }) => !linked.has(url))
    .flatMap((page) => {
      for (const name of namesOf(page).sort((one, other) => other.length - one.length)) {
        const words = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu').exec(
          text,
        )?.[0]
        if (words !== undefined) return [{ page, words }]
      }
      return []
    })
    .sort((one, other) => other.words.length - one.words.length)
    .slice(0, most)
