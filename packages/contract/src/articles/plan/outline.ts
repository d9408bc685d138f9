import { Type, type Static } from 'typebox'
import { text } from '../../core/record.ts'
import { WordRange } from './brief.ts'

const strict = { additionalProperties: false }

/** Sections of an outline, those of the third level included. */
export const mostOutlineSections = 40

export const OutlineSection = Type.Object(
  {
    /** Unique in its outline, e.g. 's3'; never reused, so that texts keep their section. */
    id: Type.String({ pattern: '^[a-z0-9]{1,12}$' }),
    /** 2 for a section, 3 for a part of the section before it. */
    level: Type.Union([Type.Literal(2), Type.Literal(3)]),
    heading: text(150, 1),
    /** The one thing that it does for the reader. */
    purpose: text(400),
    /** Its points, in order. */
    points: Type.Array(text(400, 1), { maxItems: 12 }),
    words: WordRange,
  },
  strict,
)
export type OutlineSection = Static<typeof OutlineSection>

/** Sections of an article in reading order. */
export const ArticleOutline = Type.Object(
  {
    title: text(150, 1),
    /** The content of the first paragraph: the question of the title, answered. */
    introduction: Type.Object({ purpose: text(400), words: WordRange }, strict),
    sections: Type.Array(OutlineSection, { minItems: 1, maxItems: mostOutlineSections }),
    /** Questions of the FAQ; empty for none. */
    faq: Type.Array(text(200, 1), { maxItems: 8 }),
  },
  strict,
)
export type ArticleOutline = Static<typeof ArticleOutline>

/** Section id of the text before the first heading. */
export const introductionId = 'intro'
