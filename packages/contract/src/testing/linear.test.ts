import fc from 'fast-check'
import { growthOf, linear } from '@web2/builder/testing'
import { expect, test } from 'vitest'
import { countWords, plainText } from '../core/text/plain-text.ts'
import { readSpecialHours, readWeekHours } from '../listings/hours/read-hours.ts'
import { splitDates } from '../listings/hours/split-dates.ts'
import { cleanKeywords } from '../articles/keywords/clean-keywords.ts'
import { keywordKey } from '../articles/keywords/keyword-key.ts'
import { readCountry } from '../listings/places/read-country.ts'
import { placeholdersOf } from '../articles/prompts/placeholders.ts'
import { normalized } from '../core/text/normalized.ts'
import { trimEndOf } from '../core/text/trim-end-of.ts'

const clean = (keyword: string) => cleanKeywords([keyword])

test.each<[name: string, call: (text: string) => unknown, unit: string, around?: string[]]>([
  ['tags that never close', plainText, '<'],
  ['tags that never close behind one that does', plainText, '<p ', ['<br>', '']],
  ['tags that never close before one that does', plainText, '<', ['', '<br>']],
  ['entities that never close', plainText, '&a'],
  ['words of points', countWords, 'a.'],
  ['commas within a keyword', clean, ',', ['a', 'a']],
  ['bullets before a keyword', clean, '- ', ['', 'a']],
  ['brackets around a keyword', clean, '['],
  ['marks in a keyword', clean, '\u0301\u0323', ['a', '']],
  ['marks in the key of a keyword', keywordKey, '\u0301\u0323', ['a', '']],
  ['marks in a country', readCountry, '\u0301\u0323', ['a', '']],
  ['commas within the hours of a day', splitDates, ', ', ['2026-12-25: a', 'a']],
  ['hours of a week', readWeekHours, 'mon '],
  ['hours of days', readSpecialHours, '2026-12-25 '],
  ['placeholders that never close', placeholdersOf, '{step:'],
])('%s: runs in linear time', (_name, call, unit, around) =>
  expect(growthOf(call, unit, around)).toBeLessThanOrEqual(linear),
)

const pieces = (...of: string[]) =>
  fc.array(fc.constantFrom(...of), { maxLength: 20 }).map((all) => all.join(''))

test('trimEndOf removes what the equivalent regular expression would', () => {
  fc.assert(
    fc.property(pieces('a', ',', ';', ' ', '\n', '\u00a0'), (text) => {
      expect(trimEndOf(text, (letter) => /[,;\s]/.test(letter))).toBe(text.replace(/[,;\s]+$/, ''))
    }),
  )
})

test('plainText removes every complete tag and nothing else', () => {
  fc.assert(
    fc.property(pieces('a', ' ', '<', '>', '/', '<b', '<br', '<p>'), (html) => {
      expect(plainText(html)).toBe(
        html
          .replace(/<\/?(?:br|p)(?=[\s/>])[^>]*>/gi, ' ')
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
    }),
  )
})

test('normalized returns the Unicode normalization form', () => {
  fc.assert(
    fc.property(
      pieces('a', 'é', 'e', '\u0301', '\u0323', 'ﬁ', '한', 'ᄒ', 'ᅡ', '①'),
      fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'),
      (text, form) => {
        expect(normalized(text, form)).toBe(text.normalize(form))
      },
    ),
  )
  expect(normalized('a\u0301'.repeat(200), 'NFC')).toBe('á'.repeat(200))
})
