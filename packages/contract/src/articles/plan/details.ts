import { Type, type Static } from 'typebox'
import { text } from '../../core/record.ts'

const strict = { additionalProperties: false }

/** Parts of an article beside its sections. */
export const ArticleDetails = Type.Object(
  {
    title: text(150, 1),
    metaDescription: text(300),
    slug: text(120),
    /** Heading of the questions, in the language of the article. */
    faqHeading: text(100),
    faq: Type.Array(Type.Object({ question: text(200, 1), answer: text(1_500, 1) }, strict), { maxItems: 8 }),
    /** Links within the text; the anchor is in the section word for word. */
    links: Type.Array(
      Type.Object({ section: text(12, 1), anchor: text(150, 1), url: text(2_000, 1) }, strict),
      { maxItems: 10 },
    ),
    /** Images that would help, each with its alternative text. */
    images: Type.Array(Type.Object({ section: text(12, 1), idea: text(400, 1), alt: text(125) }, strict), {
      maxItems: 10,
    }),
  },
  strict,
)
export type ArticleDetails = Static<typeof ArticleDetails>
