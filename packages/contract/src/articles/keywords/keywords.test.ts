import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanKeywords, keywordWarnings } from './clean-keywords.ts'
import { combinationCount, combineKeywords, type Combination } from './combine-keywords.ts'
import { groupDuplicateKeywords, keywordKey } from './keyword-key.ts'

describe('cleanKeywords', () => {
  it('removes blanks, empty and overlong entries, and duplicates regardless of case', () => {
    const long = 'x'.repeat(201)
    expect(cleanKeywords(['  garden  care ', '', 'Garden Care', 'lawn', '\t', long])).toEqual({
      keywords: ['garden care', 'lawn'],
      duplicates: 1,
      tooLong: [long],
      unread: [],
    })
  })

  it('reports overlong keywords unchanged, without normalizing them', () => {
    const long = 'e\u0301'.repeat(600)
    expect(cleanKeywords([`"${long}",`, '"e\u0301"']).tooLong).toEqual([long])
    expect(cleanKeywords(['"e\u0301"']).keywords).toEqual(['é'])
  })

  it.each([
    ['- garden care', 'garden care'],
    ['• garden care', 'garden care'],
    ['"garden care"', 'garden care'],
    ['“garden care”,', 'garden care'],
    ['"say ""hello"" now"', 'say "hello" now'],
    ['"red" or "blue"', '"red" or "blue"'],
    ['[garden care]', 'garden care'],
    ["'=1+1 explained", '=1+1 explained'],
    ['\ufeffgarden\u00a0care;', 'garden care'],
    ['self-care', 'self-care'],
    ['1984', '1984'],
    ['24 hour plumber, Leeds', '24 hour plumber, Leeds'],
  ])('turns “%s” into the keyword “%s”', (given, keyword) =>
    expect(cleanKeywords([given]).keywords).toEqual([keyword]),
  )

  it('names unreadable entries and keeps all others', () => {
    const clean = cleanKeywords(['roses', '---', 'caf\ufffd', 'x'.repeat(300), 'lawn'])
    expect(clean.keywords).toEqual(['roses', 'lawn'])
    expect(keywordWarnings(clean)).toEqual([
      '“---” was excluded because it is not readable text.',
      '“caf\ufffd” was excluded because it is not readable text.',
      `“${'x'.repeat(60)}…” was excluded because it exceeds 200 characters.`,
    ])
    const many = cleanKeywords(Array.from({ length: 9 }, (_, at) => '-'.repeat(at + 1)))
    expect(keywordWarnings(many).at(-1)).toBe('4 more were excluded.')
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 30 })), (given) => {
        const { keywords, duplicates, tooLong, unread } = cleanKeywords(given)
        expect(cleanKeywords(keywords)).toEqual({ keywords, duplicates: 0, tooLong: [], unread: [] })
        const blank = given.filter((each) => each.trim() === '').length
        expect(keywords.length + duplicates + tooLong.length + unread.length + blank).toBe(given.length)
      }),
    )
  })
})

describe('keywordKey', () => {
  it.each([
    ['plumbers in Leeds', 'Leeds plumber'],
    ['The best café near me', 'best cafes'],
    ['boxes for moving', 'Moving box'],
    ['companies', 'company'],
  ])('is equal for “%s” and “%s”', (one, other) => expect(keywordKey(one)).toBe(keywordKey(other)))

  it.each([
    ['plumber Leeds', 'plumber York'],
    ['glass', 'glas'],
    ['how to', 'what is'],
    ['!!', '??'],
  ])('differs for “%s” and “%s”', (one, other) => expect(keywordKey(one)).not.toBe(keywordKey(other)))

  it('groups duplicates together', () => {
    expect(groupDuplicateKeywords(['roses', 'plumber leeds', 'a rose', 'Leeds plumbers'])).toEqual([
      ['roses', 'a rose'],
      ['plumber leeds', 'Leeds plumbers'],
    ])
  })
})

const lists = { service: ['pruning', 'mowing', 'planting'], place: ['Leeds', 'York'] }
const combination = (change: Partial<Combination> = {}): Combination => ({
  pattern: '{service} in {place}',
  lists,
  mode: 'all',
  count: 4,
  seed: 7,
  ...change,
})

describe('combineKeywords', () => {
  it('combines every entry with every other', () => {
    expect(combineKeywords(combination(), 100)).toEqual([
      'pruning in Leeds',
      'pruning in York',
      'mowing in Leeds',
      'mowing in York',
      'planting in Leeds',
      'planting in York',
    ])
  })

  it('pairs entries by index and repeats the shorter list', () => {
    expect(combineKeywords(combination({ mode: 'sequential' }), 100)).toEqual([
      'pruning in Leeds',
      'mowing in York',
      'planting in Leeds',
    ])
  })

  it('draws a random sample without duplicates, reproducible by its seed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 8 }), (seed, count) => {
        const some = combineKeywords(combination({ mode: 'random', seed, count }), 100)
        expect(some).toEqual(combineKeywords(combination({ mode: 'random', seed, count }), 100))
        expect(new Set(some).size).toBe(Math.min(count, 6))
        const all = combineKeywords(combination(), 100)
        expect(some.filter((each) => !all.includes(each))).toEqual([])
      }),
    )
  })

  it('counts combinations without building them and builds no more than requested', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `${at}`)
    const large = combination({ lists: { service: many, place: many } })
    expect(combinationCount(large)).toBe(25_000_000)
    expect(combineKeywords(large, 3)).toEqual(['0 in 0', '0 in 1', '0 in 2'])
    expect(combinationCount(combination({ lists: { service: many } }))).toBe(0)
    expect(combinationCount(combination({ pattern: '  ' }))).toBe(0)
    expect(combineKeywords(combination({ pattern: 'one keyword' }), 9)).toEqual(['one keyword'])
  })
})
