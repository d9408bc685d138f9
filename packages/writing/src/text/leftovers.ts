import type { ArticleText } from './article-text.ts'

/** Parts of a text that were not filled in or replaced. */
export interface Leftovers {
  /** As they stand there, each once: '{city}', '{fast|quick}'. */
  readonly placeholders: readonly string[]
  /** Links that lead nowhere. */
  readonly emptyLinks: number
  /** It holds filler such as lorem ipsum. */
  readonly hasSampleText: boolean
}

// what stands between braces in code or in JSON has other signs, or blanks beside the braces
const placeholder = /\{[A-Za-z][\w.-]{0,40}(?: [\w.-]{1,40}){0,4}(?::\d{1,4})?\}/g
const spintax = /\{[^{}|\n]{0,120}(?:\|[^{}|\n]{0,120}){1,30}\}/g

const sampleText = /\blorem ipsum\b|^\s*(?:placeholder|sample) (?:text|contact line)\b/i

const leadsNowhere = (href: string): boolean => /^(?:#|mailto:|tel:|https?:\/{0,2})?$/i.test(href.trim())

/** Placeholders that no data has filled, links without an address, and sample text. Code is left alone. */
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
