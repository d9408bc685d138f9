import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

it.each([
  [undefined, '/'],
  ['/site-builder?q=green#top', '/site-builder?q=green#top'],
  ['site-builder', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/.//evil.example/', '/'],
  ['/x/..//evil.example/', '/'],
  ['/\t/evil.example/', '/'],
  ['javascript:alert(1)', '/'],
])('%s leads to %s', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path)
})
