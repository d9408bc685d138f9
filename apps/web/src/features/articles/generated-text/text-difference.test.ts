import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedText } from './compared-text.ts'
import { compared, type Stretch } from './text-difference.ts'

const whole = (side: readonly Stretch[]) => side.map(({ text }) => text).join('')

test('blocks are lines, pictures and videos have their names', () => {
  expect(
    comparedText(
      '<h2>Roses &amp; co</h2><p>One <strong>two</strong><br>three</p><p><img src="a" alt="Bush"></p><iframe title="Film" src="b"></iframe>',
    ),
  ).toBe('Roses & co\nOne two\nthree\n[picture: Bush]\n[video: Film]')
})

test('words that only one side has are marked', () => {
  const { left, right } = compared('Cut roses in spring', 'Cut old roses in autumn')
  expect(left.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim())).toEqual(['spring'])
  expect(right.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim())).toEqual(['old', 'autumn'])
})

test('each side is its whole text, and nothing is marked in equal ones', () => {
  const text = fc
    .array(fc.constantFrom('rose', 'lawn', ' ', '\n', 'é', ',', '12'), { maxLength: 30 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { left, right } = compared(before, after)
      expect([whole(left), whole(right)]).toEqual([before, after])
      if (before === after) expect([...left, ...right].some(({ isOwn }) => isOwn)).toBe(false)
    }),
  )
})
