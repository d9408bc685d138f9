import { Type, type Static } from 'typebox'
import type { BindingData } from '@web2/builder'
import { Id, nullable } from '../core/record.ts'
import { TurboDefinition, type TurboHubTexts } from './project-definition.ts'
import { turboLimits } from './project-limits.ts'
import { turboElsewhereKinds } from './project-page.ts'

const Needed = Type.Object({ needed: Type.Integer(), left: Type.Integer() })

/**
 * Result and cost of a project before anything is spent. Lists are truncated; the counts next to them are
 * complete.
 */
export const TurboPlan = Type.Object({
  /** Number of combinations of the lists, as digits because it can exceed a number's range. */
  combinations: Type.String(),
  /** All pages, and those among them for combinations, hub pages and home pages. */
  pages: Type.Integer(),
  leaves: Type.Integer(),
  hubs: Type.Integer(),
  homes: Type.Integer(),
  sites: Type.Integer(),
  places: Type.Integer(),
  /** Bytes of all pages at one destination, extrapolated from some of them. */
  bytes: Type.Integer(),
  /** AI texts, image searches, and the texts' cost in US dollars; null if a price is unknown. */
  texts: Type.Integer(),
  pictures: Type.Integer(),
  cost: nullable(Type.Number()),
  /** Number of texts that spintax can produce for one page, as digits. */
  variants: Type.String(),
  /** URLs that two pages requested, and what the later page got. */
  collisions: Type.Integer(),
  collided: Type.Array(Type.Object({ wanted: Type.String(), path: Type.String() })),
  /** Similarity of each page to its most similar one, 0 to 1, without AI texts. */
  overlap: Type.Object({
    average: Type.Number(),
    highest: Type.Number(),
    /** Pages with a similarity of `brakes.similarFrom` or more. */
    alike: Type.Integer(),
    pairs: Type.Array(Type.Object({ a: Id, b: Id, similarity: Type.Number() })),
  }),
  /** The same for sample pages including AI texts; absent until a sample exists. */
  sample: Type.Optional(
    Type.Object({ pages: Type.Integer(), highest: Type.Number(), alike: Type.Integer() }),
  ),
  /** Similarity to existing content; absent in plans older than this field. */
  elsewhere: Type.Optional(
    Type.Object({
      /** Texts that the pages were compared with. */
      articles: Type.Integer(),
      pages: Type.Integer(),
      sitePages: Type.Integer(),
      highest: Type.Number(),
      /** Pages with a similarity of `brakes.similarFrom` or more. */
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
  /** Units of the month; pages already at their destination need none. */
  usage: Type.Object({ articles: Needed, publishedPages: Needed }),
  /** Steps required in Settings first. */
  missing: Type.Array(Type.String()),
  /** Warnings as sentences; none of them blocks the project. */
  warnings: Type.Array(Type.String()),
})
export type TurboPlan = Static<typeof TurboPlan>

/** Number of pages above the similarity limit, compared with each other or with existing content. */
export interface TooSimilar {
  readonly pages: number
  readonly alike: number
  readonly highest: number
}

/**
 * Returns the similarity that requires a reason for approving the plan; null if there is none. Pages with AI
 * texts are judged by the sample, because until then they all contain only the typed texts.
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

/** POST /turbo-checks: an immediate preview of a definition; stores nothing. */
export interface TurboCheck {
  /**
   * One sentence per field: 'pages', 'address', 'lists.0.name', 'rules.2.when.name', 'blocks.<nodeId>'. If
   * empty, it can be planned.
   */
  readonly problems: Readonly<Record<string, string>>
  /** Number of pages for combinations; null while it can't be determined. */
  readonly pages: number | null
  readonly combinations: string
  readonly variants: string
  /** Placeholder names, each with its first value. */
  readonly placeholders: readonly { readonly name: string; readonly value: string }[]
  /** Blocks of the page that rules can apply to, in order. */
  readonly blocks: readonly {
    readonly nodeId: string
    readonly type: string
    readonly label: string
    readonly text: string
    /** Nesting level, from 0. */
    readonly level: number
    readonly takes: readonly ('when' | 'write' | 'picture')[]
  }[]
  /** Further notes by field; none of them blocks the plan. */
  readonly notes: Readonly<Record<string, string>>
  /** Detected list of places; null if there is none. */
  readonly placeList: string | null
  /** Values that count as equal because they differ only in case and blanks; examples are truncated. */
  readonly merged: readonly {
    readonly list: string
    readonly count: number
    readonly examples: readonly { readonly kept: string; readonly merged: string }[]
  }[]
  /** Source page; null if there is none. */
  readonly source: {
    /** It contains a placeholder of the lists; without one, all pages are identical. */
    readonly usesLists: boolean
    /** Names of lists that it contains as literal text: `\{service}`. */
    readonly literal: readonly string[]
  } | null
  /** Final texts of the home page, and of hub pages by list. */
  readonly hubTexts: readonly ({ readonly list: string | null } & Readonly<Required<TurboHubTexts>>)[]
  /** First pages. */
  readonly samples: readonly {
    readonly name: string
    readonly path: string
    readonly title: string
    readonly description: string
    /** Value of each list. */
    readonly values: readonly string[]
  }[]
}

/** POST /turbo-previews: one page of a definition that is being edited; stores nothing. */
export const TurboPreviewCreate = Type.Object(
  {
    definition: TurboDefinition,
    /** Index of the combination; past the last one, the last is shown. */
    index: Type.Integer({ minimum: 0, maximum: turboLimits.previewedPages - 1 }),
  },
  { additionalProperties: false },
)
export type TurboPreviewCreate = Static<typeof TurboPreviewCreate>

/**
 * A page before anything is generated: AI texts show the template's text, and empty lists show their
 * placeholder.
 */
export interface TurboPreview {
  readonly index: number
  readonly name: string
  /** Path below the site's URL: 'lawn-care/boston/'. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Builder document in wire form; its nodes keep the ids that rules refer to. */
  readonly document: unknown
  /** Values for the document's placeholders. */
  readonly data: BindingData
}

declare module '../core/resources.ts' {
  interface Resources {
    'turbo-checks': { create: TurboDefinition; created: TurboCheck }
    'turbo-previews': { create: TurboPreviewCreate; created: TurboPreview }
  }
}
