import type { ArticleText } from './article-text.ts'

/** Parts of a text that must be filled or replaced before publishing. */
export interface Leftovers {
  /** As written, without duplicates: '{city}', '{fast|quick}'. */
  readonly placeholders: readonly string[]
  /** Links without a target. */
  readonly emptyLinks: number
  /** It contains filler text such as lorem ipsum. */
  readonly hasSampleText: boolean
}

// braces in code or JSON contain other characters, or blanks next to the braces
const placeholder = /\{[A-Za-z][\w.-]{0,40}(?: [\w.-]{1,40}){0,4}(?::\d{1,4})?\}/g
const spintax = /\{[^{}|\n]{0,120}(?:\|[^{}|\n]{0,120}){1,30}\}/g

const sampleText = /\blorem ipsum\b|^\s*(?:placeholder|sample) (?:text|contact line)\b/i

const leadsNowhere = (href: string): boolean => /^(?:#|mailto:|tel:|https?:\/{0,2})?$/i.test(href.trim())

/** Finds unfilled placeholders, links without a URL, and sample text. Ignores code. */
export const leftoversOf = (title: string, { blocks, links }: ArticleText): Leftovers => {
  const texts = [title, ...blocks.filter(({ kind }) => kind !== 'code').map(({ text }) => text)]
  const found = [
    ...texts.flatMap((text) => [...text.matchAll(placeholder), ...text.matchAll(spintax)]),
    ...links.flatMap(({ href }) => [...href.matchAll(placeholder)]),
  ]
  return {
    placeholders: [...new Set(found.map(([text]) => text))],
    emptyLinks: links.filter(({ href }) => leadsNowhere(href)).length,
    hasSampleText: texts.some((text) => sampleText.test(text)),
  }
}
