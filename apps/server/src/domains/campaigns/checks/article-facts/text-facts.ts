import type { Leftovers } from '@web2/writing'

/**
 * Version of what `readFacts` and `similaritiesOf` return. Raise it if they return something else for the same text:
 * facts of other versions are not used.
 */
export const factRules = 1

/** Facts about a revision of an article that the checks use. */
export interface TextFacts {
  readonly isEmpty: boolean
  readonly links: number
  readonly linkBlocks: number
  readonly affiliateLinks: number
  /** Affiliate links without a `rel` for search engines. */
  readonly plainAffiliateLinks: number
  readonly disclosed: boolean
  /** URLs of the images it shows, including the featured one. */
  readonly images: readonly string[]
  readonly leftovers: Leftovers
}

/** Facts of an ordinary text; shared, because a check holds the facts of all articles of a plan. */
const ordinary: TextFacts = {
  isEmpty: false,
  links: 0,
  linkBlocks: 0,
  affiliateLinks: 0,
  plainAffiliateLinks: 0,
  disclosed: false,
  images: [],
  leftovers: { placeholders: [], emptyLinks: 0, hasSampleText: false },
}

/** Facts as they are kept: those that differ from an ordinary text's. */
export type StoredFacts = Partial<TextFacts>

export const storedFacts = (facts: TextFacts): StoredFacts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(ordinary[name as keyof TextFacts]),
    ),
  )

export const wholeFacts = (stored: StoredFacts): TextFacts => ({ ...ordinary, ...stored })

/** The fields of an article that its facts are read from; all of them belong to its revision. */
export interface FactSource {
  readonly title: string
  readonly text: string
  readonly featuredImage: string
}

export interface ReadFacts {
  readonly facts: TextFacts
  /** Undefined for a text without words. */
  readonly bands: Uint8Array | undefined
}
