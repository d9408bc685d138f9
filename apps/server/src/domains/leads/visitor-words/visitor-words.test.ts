import { expect, it } from 'vitest'
import { english } from './english.ts'
import { visitorLanguage, visitorWords } from './visitor-words.ts'

const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

it.each(['ar', 'de', 'es', 'fr', 'he', 'it', 'nl', 'pl', 'pt'])(
  'the sentences in %s have the values of the English ones',
  (language) => {
    const words = visitorWords(language)
    expect(words).not.toBe(english)
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [name, sentence] of Object.entries(english))
      expect(placeholders(words[name as keyof typeof words]), name).toEqual(placeholders(sentence))
  },
)

it.each([
  [['ar-EG'], 'ar'],
  [['arc', 'de-AT'], 'de'],
  [['fa', 'HE'], 'he'],
  [['fa', 'ja'], 'en'],
  [[], 'en'],
])('the language of %j is %s', (tags, language) => {
  expect(visitorLanguage(tags)).toBe(language)
})
