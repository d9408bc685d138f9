import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedText } from './compared-text.ts'
import { compared, type Stretch } from './text-difference.ts'

const whole = (side: readonly Stretch[]) => side.map(({ text }) => text).join('')

test('converts blocks to lines and images and videos to their names', () => {
  expect(
    comparedText(
      '<h2>Roses &amp; co</h2><p>One <strong>two</strong><br>three</p><p><img src="a" alt="Bush"></p><iframe title="Film" src="b"></iframe>',
    ),
  ).toBe('Roses & co\nOne two\nthree\n[image: Bush]\n[video: Film]')
})

test('marks words that only one side has', () => {
  const { left, right } = compared('Cut roses in spring', 'Cut old roses in autumn')
  expect(left.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim())).toEqual(['spring'])
  expect(right.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim())).toEqual(['old', 'autumn'])
})

test('keeps the whole text of each side and marks nothing in equal ones', () => {
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
