import { expect, test } from 'vitest'
import { fittingText } from '../pixels/text-width.ts'
import { scoreArticle } from '../score/score-article.ts'
import { sharedPassages } from '../similarity/shared-passages.ts'
import { shinglesOf } from '../similarity/shingles.ts'
import { leftoversOf } from '../text/leftovers.ts'
import { readArticle } from '../text/read-article.ts'
import { sentencesOf } from '../text/sentences.ts'
import { growthOf, linear } from './growth-of.ts'

const score = (html: string) =>
  scoreArticle({
    title: 'Gardens',
    html,
    keyword: '园',
    slug: 'gardens',
    metaTitle: '',
    metaDescription: '',
    language: 'en',
  })
const leftovers = (html: string) => leftoversOf('', readArticle(html))
const fitting = (text: string) => fittingText(text, 14, 600)

test.each<[name: string, call: (text: string) => unknown, unit: string, around?: string[], size?: number]>([
  ['an article of dots', score, '.', ['a', 'a']],
  ['dots within a word', sentencesOf, '.', ['a', 'a']],
  ['quotes behind a dot', sentencesOf, '"', ['.', 'a']],
  ['an article of one word', score, 'a'],
  ['an article of keywords without a blank', score, '园', [], 2_000],
  ['an article of breaks', score, '<br>', ['', 'a']],
  ['line ends in preformatted text', readArticle, '\n', ['<pre>a', 'a</pre>']],
  ['an article of small pieces', readArticle, '<b> a </b>'],
  ['links and pictures without a text', score, '<a href="/x"><img></a>', ['<p>园', '</p>']],
  ['sentences with a transition', score, 'However a. B it. ', [], 5_000],
  [
    'line ends in a line that is cut',
    fitting,
    '\n',
    ['', 'a\nmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm'],
  ],
  ['marks on one letter', shinglesOf, '\u0301\u0323', ['a', '']],
  ['passages of one word', (text) => sharedPassages(text, text), 'a ', [], 5_000],
  ['braces that never close', leftovers, '{a '],
  ['bars that never close', leftovers, '{a|'],
])('%s: runs in linear time', (_name, call, unit, around, size) =>
  expect(growthOf(call, unit, around, size)).toBeLessThanOrEqual(linear),
)
