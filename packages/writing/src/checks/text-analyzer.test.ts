import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scoreArticle } from '../score/score-article.ts'
import { analyzeText, createTextAnalyzer } from './text-analyzer.ts'

const part = fc.constantFrom(
  '<p>Roses <a href="/roses">grow</a> in the sun. They were planted.</p>',
  '<h2>Garden</h2>',
  '<p></p>',
  '<ul><li><p>One <b>two</b></p></li><li><p>three</p></li></ul>',
  '<p>See <img src="/a.jpg" alt="a"></p>',
  '<iframe src="https://b.example"></iframe>',
  '<hr>',
  '<pre><code>a b</code></pre>',
  '<p>我们在花园里</p>',
  '<blockquote><p>Quoted, as it is.</p></blockquote><p>And more</p>',
)
/** Adjacent frames are one block, so they are never apart. */
const parts = fc
  .array(part, { maxLength: 12 })
  .filter((all) => !all.some((html, at) => html.startsWith('<iframe') && all[at + 1]?.startsWith('<iframe')))

it('analyzes the parts of a text as if it were read whole', () => {
  const analyze = createTextAnalyzer()
  fc.assert(
    fc.property(parts, fc.constantFrom(undefined, 'en', 'de'), (all, language) => {
      const whole = analyzeText({ html: all.join(''), ...(language && { language }) })
      expect(analyze(all, language)).toEqual(whole)
    }),
  )
})

it('reads only the parts that changed', () => {
  const analyze = createTextAnalyzer()
  const lines = Array.from({ length: 50 }, (_, at) => `<p>Line ${at}</p>`)
  const before = analyze(lines)
  const now = analyze(lines.with(20, '<p>Another line</p>'))
  const readAgain = now.text.blocks.flatMap((block, at) =>
    block === before.text.blocks[at] ? [] : [block.text],
  )
  expect(readAgain).toEqual(['Another line'])
  expect(now.wordCount).toBe(100)
})

it('gives the score of the whole text after each change of text, keyword and other articles', () => {
  const analyze = createTextAnalyzer()
  const keyword = fc.constantFrom('', 'roses', 'Rose', 'garden', 'two', '花园')
  const others = fc.array(fc.record({ title: fc.constantFrom('A', 'B'), keyword }), { maxLength: 4 })
  fc.assert(
    fc.property(parts, keyword, others, (all, wanted, other) => {
      const html = all.join('')
      const fields = { title: 'Roses', slug: 'roses', metaTitle: '', metaDescription: '' }
      const input = { ...fields, html, keyword: wanted, others: other }
      expect(scoreArticle(input, analyze(all))).toEqual(scoreArticle(input))
    }),
  )
})
