import { Type, type Static } from 'typebox'
import { nullable, text } from '../../core/record.ts'

const strict = { additionalProperties: false }

export const reviewKinds = [
  'repetition',
  'unsupported',
  'missing-fact',
  'filler',
  'overused',
  'contact',
  'avoided-word',
  'superlative',
  'invented-quote',
  'foreign-link',
  'off-topic',
] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** A proposed change to one section; nothing changes before a person accepts it. */
export const ReviewFinding = Type.Object(
  {
    /** Section of the outline. */
    section: text(12, 1),
    kind: Type.Enum(reviewKinds),
    /** The passage, word for word; empty if something is missing from the section. */
    quote: text(2_000),
    /** The fault, as one sentence. */
    problem: text(400, 1),
    /**
     * Replaces the passage; empty to remove it, null if a person has to decide. With an empty quote, the text to add at
     * the end of the section.
     */
    replacement: nullable(text(4_000)),
  },
  strict,
)
export type ReviewFinding = Static<typeof ReviewFinding>

export const ArticleReview = Type.Object({ findings: Type.Array(ReviewFinding, { maxItems: 60 }) }, strict)
export type ArticleReview = Static<typeof ArticleReview>
