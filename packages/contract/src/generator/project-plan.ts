import { Type, type Static } from 'typebox'
import { Id, nullable } from '../core/record.ts'
import type { TurboHubTexts } from './project-definition.ts'
import { turboElsewhereKinds } from './project-page.ts'

const Needed = Type.Object({ needed: Type.Integer(), left: Type.Integer() })

/** Preview of a site project before anything is spent. Lists are cut; the counts beside them are complete. */
export const TurboPlan = Type.Object({
  /** Ways to combine the lists: digits, since there may be more than a number holds. */
  combinations: Type.String(),
  /** All pages, and which of them are for combinations, for values of lists, and first pages of sites. */
  pages: Type.Integer(),
  leaves: Type.Integer(),
  hubs: Type.Integer(),
  homes: Type.Integer(),
  sites: Type.Integer(),
  places: Type.Integer(),
  /** Of all pages at one place each; estimated from some of them. */
  bytes: Type.Integer(),
  /** Texts by AI, pictures that are searched for, and US dollars of the texts; null when a price is not known. */
  texts: Type.Integer(),
  pictures: Type.Integer(),
  cost: nullable(Type.Number()),
  /** Different texts that spintax can make of one page: digits. */
  variants: Type.String(),
  /** Addresses that two pages wanted, and what the later one got. */
  collisions: Type.Integer(),
  collided: Type.Array(Type.Object({ wanted: Type.String(), path: Type.String() })),
  /** How alike the pages are, 0 to 1, without the texts of AI: each with the one that is most like it. */
  overlap: Type.Object({
    average: Type.Number(),
    highest: Type.Number(),
    /** Pages as alike as `brakes.similarFrom` or more. */
    alike: Type.Integer(),
    pairs: Type.Array(Type.Object({ a: Id, b: Id, similarity: Type.Number() })),
  }),
  /** The same among the pages of the sample, with the texts of AI; not there before a sample was made. */
  sample: Type.Optional(
    Type.Object({ pages: Type.Integer(), highest: Type.Number(), alike: Type.Integer() }),
  ),
  /** Similarity to existing content; absent in plans from before it was reported. */
  elsewhere: Type.Optional(
    Type.Object({
      /** Texts that pages were compared with. */
      articles: Type.Integer(),
      pages: Type.Integer(),
      sitePages: Type.Integer(),
      highest: Type.Number(),
      /** Pages as alike as `brakes.similarFrom` or more. */
      alike: Type.Integer(),
      pairs: Type.Array(
        Type.Object({
          page: Id,
          kind: Type.Enum(turboElsewhereKinds),
          name: Type.String(),
          where: Type.String(),
          similarity: Type.Number(),
        }),
      ),
    }),
  ),
  /** Units of the month; pages that their place holds already need none. */
  usage: Type.Object({ articles: Needed, publishedPages: Needed }),
  /** Settings that must be entered first. */
  missing: Type.Array(Type.String()),
  /** Warnings for the user, in sentences; they do not block generation. */
  warnings: Type.Array(Type.String()),
})
export type TurboPlan = Static<typeof TurboPlan>

/** How many of which pages are more similar than the limit, to each other or to what the account has. */
export interface TooSimilar {
  readonly pages: number
  readonly alike: number
  readonly highest: number
}

/**
 * Returns the reason a plan can't be approved without a justification; null if it can. AI pages are judged by
 * the sample, because all pages have the typed texts until then.
 */
export const tooSimilar = ({
  leaves,
  texts,
  overlap,
  sample,
  elsewhere,
}: Pick<TurboPlan, 'leaves' | 'texts' | 'overlap' | 'sample' | 'elsewhere'>): TooSimilar | null => {
  const own =
    texts > 0 && sample && sample.pages > 1
      ? sample
      : { pages: leaves, alike: overlap.alike, highest: overlap.highest }
  if (own.alike > 0) return own
  if (!elsewhere || elsewhere.alike === 0) return null
  return { pages: leaves, alike: elsewhere.alike, highest: elsewhere.highest }
}

/** POST /turbo-checks: what a definition comes to, at once and without storing anything. */
export interface TurboCheck {
  /** A sentence by field: 'pages', 'address', 'lists.0.name', 'rules.2.when.name', 'blocks.<nodeId>'. Empty: it can be planned. */
  readonly problems: Readonly<Record<string, string>>
  /** Pages for combinations; null while that cannot be said. */
  readonly pages: number | null
  readonly combinations: string
  readonly variants: string
  /** Names for placeholders, each with the first value. */
  readonly placeholders: readonly { readonly name: string; readonly value: string }[]
  /** Blocks of the page that rules can be made for, in their order. */
  readonly blocks: readonly {
    readonly nodeId: string
    readonly type: string
    readonly label: string
    readonly text: string
    /** Within each other, from 0. */
    readonly level: number
    readonly takes: readonly ('when' | 'write' | 'picture')[]
  }[]
  /** Further remarks by field; they do not block the plan. */
  readonly notes: Readonly<Record<string, string>>
  /** The list of places as it is understood; null while there is none. */
  readonly placeList: string | null
  /** Values that count as one since they differ in case and blanks alone; examples are cut. */
  readonly merged: readonly {
    readonly list: string
    readonly count: number
    readonly examples: readonly { readonly kept: string; readonly merged: string }[]
  }[]
  /** The page that all are made from; null while there is none. */
  readonly source: {
    /** It holds a placeholder of the lists; without any all pages say the same. */
    readonly usesLists: boolean
    /** Names of the lists that it holds as text: `\{service}`. */
    readonly literal: readonly string[]
  } | null
  /** The texts of pages that name others as they will be: of the first page, and of hub pages by their list. */
  readonly hubTexts: readonly ({ readonly list: string | null } & Readonly<Required<TurboHubTexts>>)[]
  /** The first pages. */
  readonly samples: readonly {
    readonly name: string
    readonly path: string
    readonly title: string
    readonly description: string
  }[]
}
