import { expect, test } from 'vitest'
import { readKeywords } from './read-keywords.ts'

test.each([
  ['a list', '\uFEFFroses\r\n\r\n lawn care, wild \n', ['roses', 'lawn care, wild']],
  ['a list with a name', 'Keywords\nroses\nlawn', ['roses', 'lawn']],
  ['Semrush', 'Keyword,Volume\nroses,90\n"lawn, wild",10\n', ['roses', 'lawn, wild']],
  ['Ahrefs', '"#"\t"Keyword"\t"Volume"\n"1"\t"roses"\t"90"\n', ['roses']],
  ['Keyword Planner', 'Keyword Stats\n"May, 2026"\nKeyword\tCurrency\nroses\tUSD\n', ['roses']],
  ['the one word', 'keyword', ['keyword']],
])('the keywords of %s', (_name, text, keywords) => expect(readKeywords(text)).toEqual(keywords))
