import { Type, type Static } from 'typebox'
import { nullable, text } from '../../core/record.ts'

const strict = { additionalProperties: false }
const line = text(300)
const lines = (most: number) => Type.Array(line, { maxItems: most })

/** The purpose of a search. */
export const searchIntents = [
  'informational',
  'commercial',
  'transactional',
  'navigational',
  'local',
] as const

export const WordRange = Type.Object(
  {
    from: Type.Integer({ minimum: 20, maximum: 10_000 }),
    to: Type.Integer({ minimum: 20, maximum: 10_000 }),
  },
  strict,
)
export type WordRange = Static<typeof WordRange>

/** A statement that the article may make, and where it comes from. */
export const BriefFact = Type.Object(
  {
    text: text(600, 1),
    /** Id of a source ('S1'), or 'profile'; null if a person entered it. */
    source: nullable(text(20)),
  },
  strict,
)

const BriefLink = Type.Object({ url: text(2_000, 1), why: line }, strict)

/** Editorial order for one article: what it is for and from what it is written. Every field is required. */
export const ArticleBrief = Type.Object(
  {
    keyword: text(200, 1),
    secondaryKeywords: lines(10),
    intent: Type.Enum(searchIntents),
    /** Form that serves the intent, e.g. 'step-by-step guide'. */
    format: line,
    audience: text(600),
    /** The task that the reader wants done. */
    job: text(600),
    /** Points of this article that others lack. */
    angle: text(600),
    questions: lines(20),
    facts: Type.Array(BriefFact, { maxItems: 60 }),
    entities: lines(40),
    /** Evidence from the business: licenses, years, numbers, cases. */
    proof: lines(20),
    tone: line,
    /** Statements, words and topics to leave out. */
    avoid: lines(20),
    words: WordRange,
    /** How one would see that the article does its job. */
    successCriterion: line,
    /** Own pages that the article links to. */
    linksTo: Type.Array(BriefLink, { maxItems: 5 }),
    /** Own pages that should link to it. */
    linksFrom: Type.Array(BriefLink, { maxItems: 3 }),
    /** Facts that the article needs and no source has. */
    missing: lines(20),
  },
  strict,
)
export type ArticleBrief = Static<typeof ArticleBrief>
