import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords, plainText } from './plain-text.ts'

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<p>H<strong>al</strong>f</p>', 'Half'],
  ['a<br>b<img src="x" alt="no">c', 'a b c'],
  ['<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>', '1 2'],
  ['Fish &amp; chips&nbsp;&lt;3&#x27;s &#8364; &unknown;', "Fish & chips <3's € &unknown;"],
  ['<thing>kept</thing>', 'kept'],
])('plainText: %s → %s', (html, text) => expect(plainText(html)).toBe(text))

test.each([
  ['', 0],
  ["Don't stop: e-mail us at 3.5 percent", 7],
  ['— … !', 0],
  ['Gärten für Zürich', 3],
  ['我们的花园', 5],
  ['नमस्ते दुनिया', 2],
  ['日本 garden', 3],
])('countWords: %s → %i', (text, words) => expect(countWords(text)).toBe(words))

test('countWords adds up across paragraphs', () => {
  const sentence = fc
    .array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 8 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(sentence, sentence, (a, b) => {
      expect(countWords(plainText(`<p>${a}</p><p>${b}</p>`))).toBe(countWords(a) + countWords(b))
    }),
  )
})
