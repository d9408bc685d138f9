import type { PublishedPage } from '@web2/contract/articles'

/** A page that the text could link to. */
export interface LinkSuggestion {
  readonly page: PublishedPage
  /** The words of the text that would lead there, as they stand in it. */
  readonly words: string
}

const most = 6
const shortest = 4

const escaped = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/** What a text may call a page: its name and title; a start page goes by its site. */
const namesOf = ({ isDefault, name, title, siteName }: PublishedPage): string[] =>
  [title, ...(isDefault ? [siteName] : [name])]
    .map((each) => each.trim())
    .filter((each) => each.length >= shortest)

/**
 * Pages that the text names and does not link to yet, longest names first. `linked` are the addresses of its links.
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
