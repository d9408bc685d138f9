import { expect, test } from 'vitest'
import { wordsOf } from '../text/words.ts'
import { fleschReadingEase } from './flesch.ts'
import { isEnglish } from './is-english.ts'
import { isPassive } from './passive.ts'
import { syllablesOf } from './syllables.ts'
import { hasTransition } from './transitions.ts'

test.each(
  Object.entries({
    cat: 1, the: 1, make: 1, makes: 1, table: 2, tables: 2, wanted: 2, walked: 1, houses: 2, boxes: 2, idea: 3, nation: 2,
    special: 2, garden: 2, beautiful: 3, water: 2, yellow: 2, happy: 2, landscaping: 3, quality: 3, guard: 1, violet: 3,
    university: 5, business: 2, created: 3, trees: 1, shoes: 1, '3.5': 1,
  }), // prettier-ignore
)('%s has %i syllables', (word, count) => expect(syllablesOf(word)).toBe(count))

test.each([
  ['The roses were planted in May.', true],
  ['The house is being painted.', true],
  ['It was carefully not written down.', true],
  ['He got paid.', true],
  ['We planted the roses.', false],
  ['She is tired and the grass is red.', false],
  ['They are in need of care.', false],
  ['The garden is beautiful; we finished it.', false],
])('"%s" is passive: %s', (sentence, passive) => expect(isPassive(wordsOf(sentence))).toBe(passive))

test.each([
  ['However, it rained.', true],
  ['It grew, for example, in shade.', true],
  ['We water it in order to save it.', true],
  ['Roses need sun.', false],
])('"%s" has a transition: %s', (sentence, has) => expect(hasTransition(wordsOf(sentence))).toBe(has))

test.each([
  ['The roses in the garden need water when it is hot, and so do we.', true],
  ['Die Rosen im Garten brauchen Wasser, wenn es heiß ist, und wir auch.', false],
  ['Las rosas del jardín necesitan agua cuando hace calor, y nosotros también.', false],
])('"%s" is English: %s', (text, english) => expect(isEnglish(wordsOf(text))).toBe(english))

test('reading ease follows its formula within its limits', () => {
  expect(fleschReadingEase({ words: 100, sentences: 10, syllables: 150 })).toBeCloseTo(69.785)
  expect(fleschReadingEase({ words: 5, sentences: 5, syllables: 5 })).toBe(100)
  expect(fleschReadingEase({ words: 100, sentences: 1, syllables: 300 })).toBe(0)
  expect(fleschReadingEase({ words: 0, sentences: 0, syllables: 0 })).toBe(0)
})
