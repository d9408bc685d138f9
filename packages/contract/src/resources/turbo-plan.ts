import { Type, type Static } from 'typebox'
import { Id, nullable } from './record.ts'
import { turboElsewhereKinds } from './turbo-page.ts'

const Needed = Type.Object({ needed: Type.Integer(), left: Type.Integer() })

/** What a generation would make and take, before anything is spent. Lists are cut; the counts beside them are whole. */
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
  /** How alike pages are to what the account has beside this generation; not there in plans from before it was told. */
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
  usage: Type.Object({ articles: Needed, publishedPages: Needed }),
  /** What has to be entered in Settings first. */
  missing: Type.Array(Type.String()),
  /** What a person should know, in sentences; nothing of it holds the generation up. */
  warnings: Type.Array(Type.String()),
})
export type TurboPlan = Static<typeof TurboPlan>

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
  /** The first pages. */
  readonly samples: readonly {
    readonly name: string
    readonly path: string
    readonly title: string
    readonly description: string
  }[]
}
