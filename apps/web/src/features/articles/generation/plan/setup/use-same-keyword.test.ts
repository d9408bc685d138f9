import { expect, it } from 'vitest'
import { searchedWord } from './use-same-keyword.ts'

it.each([
  ['plumbers in Leeds', 'plumber'],
  ['Leeds plumber', 'plumbe'],
  ['roof', 'roof'],
  [' ', ''],
])('searches own articles on “%s” by “%s”', (keyword, word) => expect(searchedWord(keyword)).toBe(word))
