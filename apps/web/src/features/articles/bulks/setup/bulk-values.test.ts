import { limits } from '@web2/contract/core'
import { expect, test } from 'vitest'
import { bulkOrder, keywordsOf, newBulk } from './bulk-values.ts'

const paste = (pasted: string, without: string[] = []) => keywordsOf({ ...newBulk, pasted, without })

test('counts keywords and reports those left out', () => {
  expect(paste('')).toEqual({ keywords: [], sentence: null, warnings: [], problem: null })
  expect(paste('roses\r\n\n Roses \nlawn')).toEqual({
    keywords: ['roses', 'lawn'],
    sentence: '2 keywords. 1 duplicate was removed.',
    warnings: [],
    problem: null,
  })
  expect(paste(`1. roses\n2. lawn\n3. ===\n${'x'.repeat(201)}`, ['lawn'])).toEqual({
    keywords: ['roses'],
    sentence: '1 keyword. 1 keyword excluded.',
    warnings: [
      '“===” was excluded because it is not readable text.',
      `“${'x'.repeat(60)}…” was excluded because it exceeds 200 characters.`,
    ],
    problem: null,
  })
})

test('refuses more than a bulk allows and gives the excess', () => {
  const many = Array.from({ length: limits.bulkArticles + 2 }, (_, at) => `keyword ${at}`).join('\n')
  expect(paste(many).problem).toBe('5,002 keywords exceed the limit of 5,000. Remove 2.')
})

test('combines lists and counts the combinations before creating them', () => {
  const lists = { service: 'pruning\nmowing\n', place: 'Leeds\nYork' }
  expect(keywordsOf({ ...newBulk, source: 'combine', lists }).keywords).toEqual([
    'pruning in Leeds',
    'pruning in York',
    'mowing in Leeds',
    'mowing in York',
  ])
  const long = Array.from({ length: 5_000 }, (_, at) => `${at}`).join('\n')
  expect(keywordsOf({ ...newBulk, source: 'combine', lists: { service: long, place: long } })).toEqual({
    keywords: [],
    sentence: null,
    warnings: [],
    problem: '25,000,000 keywords exceed the limit of 5,000. Remove some or sample them.',
  })
})

test('a new bulk plans its articles, without sources and without a stop', () => {
  expect(newBulk.writtenBy).toBe('planned')
  const order = { ...newBulk.order, audience: ' owners ', words: { from: 300, to: 500 } }
  expect(bulkOrder({ ...newBulk, order }, 'fr')).toEqual({
    language: 'fr',
    audience: 'owners',
    wishes: '',
    words: { from: 300, to: 500 },
    runThrough: true,
  })
})

test('each listing of a bulk brings its own language, unless one is chosen', () => {
  expect(bulkOrder(newBulk, null)).not.toHaveProperty('language')
  expect(bulkOrder({ ...newBulk, order: { ...newBulk.order, language: 'de' } }, null)).toMatchObject({
    language: 'de',
  })
})
