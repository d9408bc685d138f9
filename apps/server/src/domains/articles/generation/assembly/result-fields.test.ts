import { resultSizes, textWidth } from '@web2/writing'
import { slugPattern } from '@web2/contract/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardRow } from '../generation-view.ts'
import { descriptionOf, slugOfTitle } from './result-fields.ts'

const card = (title: string, text: string, type: CardRow['type'] = 'paragraph') =>
  ({ id: title, title, type, text }) as CardRow

describe('a slug', () => {
  it.each([
    ['How to Prune Roses: 7 Tips & Tools', 'how-to-prune-roses-7-tips-and-tools'],
    ['Grüße aus Łódź', 'grusse-aus-lodz'],
    ['庭の手入れ', ''],
    [`${'pruning '.repeat(12)}`, 'pruning-'.repeat(10).slice(0, -1)],
  ])('is built from the title %j', (title, slug) => expect(slugOfTitle(title)).toBe(slug))

  it('is valid for articles, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        const slug = slugOfTitle(title)
        expect(slug === '' || (new RegExp(slugPattern).test(slug) && slug.length <= 80)).toBe(true)
      }),
    )
  })
})

describe('a meta description', () => {
  it('comes from the card or step of that name, on one line without markup', () => {
    const cards = [card('Text', 'Body.'), card('Meta description', 'Prune <b>roses</b>\nin March.', 'step')]
    expect(descriptionOf(cards, '<p>Body.</p>')).toBe('Prune roses in March.')
  })

  it('comes from the text if that card is empty', () => {
    expect(descriptionOf([card('Meta description', ' ')], '<p>Body.</p>')).toBe('Body.')
  })

  it('is built from the first paragraphs, without headings, images and scripts', () => {
    const text =
      '<h2>Why prune</h2><p><img src="/media/a"></p><p>Roses <strong>need</strong> it.<script>x()</script></p><p>In March, by Dr. Elm.</p>'
    expect(descriptionOf([], text)).toBe('Roses need it. In March, by Dr. Elm.')
  })

  it('ends after a sentence if enough remains, otherwise between words', () => {
    const [short, long] = ['Roses need pruning.', 'They grow for many years '.repeat(9).trim()]
    const middle = 'Cut each stem above an outward bud, at a slant, with clean shears that are sharp.'
    expect(descriptionOf([], `<p>${short} ${middle} ${long}.</p>`)).toBe(`${short} ${middle}`)
    expect(descriptionOf([], `<p>${short} ${long}.</p>`)).toMatch(
      /^Roses need pruning\. They grow .* (?:They|grow|for|many|years)…$/,
    )
  })

  it('fits into a search result, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.lorem({ maxCount: 40 }),
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        (words, signs) => {
          const description = descriptionOf([], `<p>${words} ${signs.replaceAll('<', '')}</p>`)
          expect(description.length).toBeLessThanOrEqual(160)
          const { letters, desktop } = resultSizes.description
          expect(textWidth(description, letters)).toBeLessThanOrEqual(desktop)
        },
      ),
    )
  })
})
