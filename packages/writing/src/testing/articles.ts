import fc from 'fast-check'
import type { ArticleInput } from '../checks/analyzed-article.ts'

/** Returns an article with only the given fields. */
export const article = (given: Partial<ArticleInput> = {}): ArticleInput => ({
  title: '',
  html: '',
  keyword: '',
  slug: '',
  metaTitle: '',
  metaDescription: '',
  ...given,
})

const words =
  'garden roses the is a planted because Zürich e-mail 我们 don’t 3.5 Mr. U.S. was written ﷽ 👩‍🌾 ́ ￼'.split(' ')
const markup = (
  '<p> </p> <h1> <h2> </h2> <h4> <li> <ul> </ul> <a> <a\thref="/x"> </a> <a\thref="https://b.example"> <img> <img\talt="rose"> <br> ' +
  '<table> <td> <pre> </pre> <script> </script> <svg> <template> <iframe> <b> </b> <!-- --> &amp; &#0; &#xD800; <p\t < > . ! ? 。 \n'
).split(' ')

/** HTML of words and tags in any order, and texts that are not HTML. */
export const anyHtml: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...words, ...markup), { maxLength: 120 })
      .map((parts) => parts.join(' ')),
  },
  fc.string({ unit: 'binary', maxLength: 200 }),
)

const anyLine = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

export const anyArticle: fc.Arbitrary<ArticleInput> = fc.record({
  title: anyLine,
  html: anyHtml,
  keyword: anyLine,
  slug: anyLine,
  metaTitle: anyLine,
  metaDescription: anyLine,
  language: fc.constantFrom(undefined, 'en', 'de', ''),
  others: fc.option(fc.array(fc.record({ title: anyLine, keyword: anyLine }), { maxLength: 3 }), {
    nil: undefined,
  }),
})
