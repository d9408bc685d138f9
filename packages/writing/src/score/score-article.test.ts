import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CheckStatus } from '../checks/check.ts'
import type { ArticleInput } from '../checks/analyzed-article.ts'
import { readArticle } from '../text/read-article.ts'
import { anyArticle, article } from '../testing/articles.ts'
import { scoreArticle } from './score-article.ts'

const points: Record<CheckStatus, number> = { good: 2, 'could-be-better': 1, problem: 0 }
const find = (input: ArticleInput, id: string) => scoreArticle(input).checks.find((check) => check.id === id)
const pointsOf = (input: ArticleInput, id: string) => points[find(input, id)!.status]

describe('any article', () => {
  it('has a score of 0 to 100 and checks with reasons', () => {
    fc.assert(
      fc.property(anyArticle, (input) => {
        const { total, words, ease, checks } = scoreArticle(input)
        expect(Number.isInteger(total) && total >= 0 && total <= 100).toBe(true)
        expect(ease === null || (ease >= 0 && ease <= 100)).toBe(true)
        if (words === 0) expect(total).toBe(0)
        expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
        for (const { reason, measured } of checks) {
          expect(reason).toMatch(/\.$/)
          expect(reason).not.toMatch(/NaN|undefined|Infinity/)
          expect(measured === null || Number.isFinite(measured)).toBe(true)
        }
      }),
    )
  })

  it('has locations inside it that quote the text there', () => {
    fc.assert(
      fc.property(anyArticle, (input) => {
        const { blocks } = readArticle(input.html)
        for (const { places } of scoreArticle(input).checks)
          for (const place of places) {
            const text = place.field === 'text' ? blocks[place.block]!.text : input[place.field]
            expect(0 <= place.from && place.from <= place.to && place.to <= text.length).toBe(true)
            expect(text.slice(place.from, place.to).startsWith(place.quote)).toBe(true)
          }
      }),
    )
  })

  it('does not lose score when the keyword is added to a field', () => {
    const line = fc
      .array(fc.constantFrom('roses', 'lawn', 'in', 'spring'), { maxLength: 5 })
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(line, (rest) => {
        const without = article({
          keyword: 'garden design',
          title: rest,
          metaTitle: rest || 'x',
          html: '<p>x</p>',
        })
        const having = { ...without, title: `garden design ${rest}`, metaTitle: `garden design ${rest}` }
        for (const id of ['keyword-in-title', 'keyword-in-meta-title'])
          expect(pointsOf(having, id)).toBeGreaterThan(pointsOf(without, id))
      }),
    )
  })

  it('does not gain score from an overlong title or longer sentences', () => {
    const count = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(count, count, (size, more) => {
        const titled = (words: number) => article({ title: 'roses '.repeat(9 + words), html: '<p>x</p>' })
        expect(pointsOf(titled(size + more), 'title-width')).toBeLessThanOrEqual(
          pointsOf(titled(size), 'title-width'),
        )
        const written = (words: number) => article({ html: `<p>${'a '.repeat(words)}.</p>` })
        expect(pointsOf(written(size + more), 'sentence-length')).toBeLessThanOrEqual(
          pointsOf(written(size), 'sentence-length'),
        )
      }),
    )
  })

  it('does not lose score from more words', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (size, more) => {
        const written = (words: number) => article({ html: `<p>${'word '.repeat(words)}</p>` })
        expect(pointsOf(written(size + more), 'text-length')).toBeGreaterThanOrEqual(
          pointsOf(written(size), 'text-length'),
        )
      }),
    )
  })
})

it('survives markup nested a hundred thousand levels deep', () => {
  const { words } = scoreArticle(article({ html: `${'<div><b>'.repeat(100_000)}deep` }))
  expect(words).toBe(1)
})

it('has a deterministic score', () => {
  fc.assert(
    fc.property(anyArticle, (input) => {
      expect(scoreArticle(input)).toEqual(scoreArticle({ ...input }))
    }),
  )
})
