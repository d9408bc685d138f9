import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assembleFromSteps } from './assemble-article.ts'
import { normalizeModelText } from '../card-prompt.ts'
import { fittingTitle } from './truncate-title.ts'
import type { CardRow } from '../generation-view.ts'

const long = 'Pruning roses properly, '.repeat(14).trim()

it('shortens a long title to whole words', () => {
  const { length } = long
  expect(length).toBeGreaterThan(300)
  for (const title of [
    normalizeModelText('title', `## "${long}"`),
    normalizeModelText('subtitle', long),
    assembleFromSteps([{ text: `# ${long}\n\nCut in spring.` } as CardRow], 'roses').title,
  ]) {
    expect(title.length).toBeLessThanOrEqual(300)
    expect(title).toMatch(/(?:Pruning|roses|properly)$/)
  }
})

it.each([
  ['Here is a paragraph:\n\nRoses need sun.', 'Roses need sun.'],
  ['Sure! Here’s the introduction for “Roses”:\nRoses need sun.', 'Roses need sun.'],
  ['Here is what you need:\n\n- a spade', 'Here is what you need:\n\n- a spade'],
  ['Here is a paragraph:', 'Here is a paragraph:'],
])('keeps the text of the answer %j without its announcement', (answer, text) => {
  expect(normalizeModelText('paragraph', answer)).toBe(text)
})

it('removes an announcement before a title', () => {
  expect(normalizeModelText('title', 'Here is a title:\n\n"Roses in pots"')).toBe('Roses in pots')
})

it('keeps a fitting title and cuts one without spaces between characters', () => {
  expect(fittingTitle('Pruning roses, then')).toBe('Pruning roses, then')
  expect(fittingTitle('玫瑰'.repeat(200))).toBe('玫瑰'.repeat(150))
  expect(fittingTitle(`a${'🌹'.repeat(200)}`)).toBe(`a${'🌹'.repeat(149)}`)
})

it('fittingTitle returns a prefix of the title within the limit', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (title, most) => {
        const fitting = fittingTitle(title, most)
        expect(fitting.length).toBeLessThanOrEqual(most)
        expect(title.toWellFormed().startsWith(fitting)).toBe(true)
      },
    ),
  ))
