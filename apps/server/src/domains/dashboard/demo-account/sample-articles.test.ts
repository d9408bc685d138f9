import { scoreArticle } from '@web2/writing'
import { describe, expect, it } from 'vitest'
import { sampleArticles } from './articles/index.ts'
import { scenes } from './illustrations/index.ts'

/** Score from which the editor calls an article good. */
const goodFrom = 70

const between = (value: number, least: number, most: number) => {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
}

it('the sample articles are of two businesses and differ in keyword and slug', () => {
  const of = (wanted: string) => sampleArticles.filter(({ business }) => business === wanted).length
  expect([of('garden'), of('dental')]).toEqual([7, 5])
  expect(new Set(sampleArticles.map(({ keyword }) => keyword)).size).toBe(12)
  expect(Object.keys(scenes).toSorted()).toEqual(sampleArticles.map(({ slug }) => slug).toSorted())
})

describe.each(sampleArticles)('$slug', (article) => {
  const { metaTitle, metaDescription, featuredAlt, imageAlt, introduction, body } = article
  const html = `${introduction}<p><img src="/a.webp" alt="${imageAlt}"></p>${body}`

  it('has a good score and about 800 words', () => {
    const { total, words } = scoreArticle({ ...article, html })
    expect(total).toBeGreaterThanOrEqual(goodFrom)
    between(words, 750, 900)
  })

  it('has meta texts that search results show in full', () => {
    between(metaTitle.length, 30, 60)
    between(metaDescription.length, 120, 155)
  })

  it('has headings of two levels and a list or table', () => {
    expect(body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(5)
    expect(body).toContain('<h3>')
    expect(body).toMatch(/<(?:ul|ol|table)>/)
  })

  it('describes its images in alt texts, and uses typographic apostrophes', () => {
    for (const alt of [featuredAlt, imageAlt]) between(alt.length, 20, 125)
    expect(`${html}${metaTitle}${metaDescription}`.replaceAll(/<[^>]+>/g, '')).not.toMatch(/['"]/)
  })
})
