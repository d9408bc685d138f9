import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pairedTexts } from './paired-texts.ts'
import { sequenceChanges, type SequenceChange } from './sequence-changes.ts'
import { textTokens, wordChanges } from './word-changes.ts'

const tokens = (text: string) => textTokens(text).map((each) => ({ text: each, key: each }))

/** Applies the accepted changes. */
const decided = (
  before: readonly string[],
  after: readonly string[],
  changes: readonly SequenceChange[],
  isAccepted: (at: number) => boolean,
): string[] => {
  let last = 0
  const result = changes.flatMap(({ from, to, newFrom, newTo }, at) => {
    const kept = before.slice(last, from)
    last = to
    return [...kept, ...(isAccepted(at) ? after.slice(newFrom, newTo) : before.slice(from, to))]
  })
  return [...result, ...before.slice(last)]
}

/** Lists of few different items, so that many are equal. */
const list = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '.'), { maxLength: 60 })

const keepBothEnds = (
  before: readonly string[],
  after: readonly string[],
  changes: readonly SequenceChange[],
) => {
  expect(decided(before, after, changes, () => true)).toEqual(after)
  expect(decided(before, after, changes, () => false)).toEqual(before)
  for (const [at, { from, newFrom }] of changes.entries()) {
    const last = changes[at - 1]
    // something is kept between two changes, and the same on both sides
    if (last) expect(from).toBeGreaterThan(last.to)
    if (last) expect(before.slice(last.to, from)).toEqual(after.slice(last.newTo, newFrom))
  }
}

describe('changes', () => {
  test('of a list: accepting all is the plain edit, rejecting all leaves the original', () => {
    fc.assert(
      fc.property(list, list, (before, after) => keepBothEnds(before, after, sequenceChanges(before, after))),
    )
  })

  test('of a text: accepting all is the plain edit, rejecting all leaves the original', () => {
    const text = fc.oneof(
      list.map((items) => items.join('')),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
    )
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(textTokens(before).join('')).toBe(before)
        keepBothEnds(textTokens(before), textTokens(after), wordChanges(tokens(before), tokens(after)))
      }),
    )
  })

  test('of a list are as few as possible', () => {
    expect(sequenceChanges([...'abcabba'], [...'cbabac'])).toHaveLength(4)
    expect(sequenceChanges([...'aaaa'], [...'aaaa'])).toEqual([])
    expect(sequenceChanges([], ['a'])).toEqual([{ from: 0, to: 0, newFrom: 0, newTo: 1 }])
  })

  test('of lists without similarity are one', () => {
    const before = Array.from({ length: 2_000 }, (_, at) => `a${at}`)
    const after = Array.from({ length: 2_000 }, (_, at) => `b${at}`)
    expect(sequenceChanges(before, after)).toEqual([{ from: 0, to: 2_000, newFrom: 0, newTo: 2_000 }])
  })

  const shown = (before: string, after: string) => {
    const [old, fresh] = [textTokens(before), textTokens(after)]
    return wordChanges(tokens(before), tokens(after)).map(
      ({ from, to, newFrom, newTo }) =>
        `${old.slice(from, to).join('')}→${fresh.slice(newFrom, newTo).join('')}`,
    )
  }

  test.each([
    ['Cut dry wood in March.', 'Cut dead wood in March.', ['dry→dead']],
    ['Cut the dry wood now.', 'Cut the wood now.', ['dry →']],
    [
      'Roses need a lot of sun and water.',
      'Roses need plenty of sun, and some water.',
      ['a lot→plenty', ' and→, and some'],
    ],
    [
      'Cut the dry old wood with care.',
      'Cut a dead old branch with care.',
      ['the dry old wood→a dead old branch'],
    ],
    [
      'One two three four five six.',
      'Un deux trois quatre cinq six.',
      ['One two three four five→Un deux trois quatre cinq'],
    ],
    ['三月剪枝。', '四月剪枝。', ['三→四']],
  ])('“%s” to “%s”', (before, after, changes) => {
    expect(shown(before, after)).toEqual(changes)
  })
})

describe('paired texts', () => {
  const any = () => true

  test('are versions of one another, in order', () => {
    const before = ['Cut dry wood in March.', 'Water your roses often.', 'Roses love the sun.']
    const after = ['Cut dead wood in March.', 'A new thought stands here.', 'Roses love sun and warmth.']
    expect(pairedTexts(before, after, any)).toEqual([
      [0, 0],
      [2, 2],
    ])
    expect(pairedTexts(before, after, (at) => at > 0)).toEqual([[2, 2]])
    expect(pairedTexts(before, [], any)).toEqual([])
  })

  test('rise in both lists and pair nothing twice', () => {
    const texts = fc.array(fc.constantFrom('a b c', 'a b d', 'x y z', ''), { maxLength: 12 })
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const pairs = pairedTexts(before, after, any)
        for (const [at, pair] of pairs.entries()) {
          const last = pairs[at - 1] ?? [-1, -1]
          expect(pair[0]).toBeGreaterThan(last[0])
          expect(pair[1]).toBeGreaterThan(last[1])
        }
      }),
    )
  })
})
