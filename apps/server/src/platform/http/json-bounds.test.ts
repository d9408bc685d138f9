import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excessOf } from './json-bounds.ts'

const endless = {
  values: Number.POSITIVE_INFINITY,
  depth: 100,
  shapes: Number.POSITIVE_INFINITY,
  names: Number.POSITIVE_INFINITY,
}

/** Counts as the function promises, by walking the parsed value. */
const measured = (value: unknown): { values: number; depth: number } => {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 }
  const inside = Object.values(value).map(measured)
  return {
    values: inside.reduce((sum, { values }) => sum + values, 1),
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
  }
}

test('rejects exactly the texts nested deeper than allowed, whatever their strings contain', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }),
      fc.integer({ min: 0, max: 6 }),
      (value, depth) => {
        const found = excessOf(JSON.stringify(value), { ...endless, depth })
        expect(found).toBe(measured(value).depth > depth ? 'depth' : null)
      },
    ),
  )
})

test('rejects a text of more values than allowed, but not of fewer', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), (value) => {
      const { values } = measured(value)
      const json = JSON.stringify(value)
      // an opening bracket and its commas count as many as there are values, plus one for each empty one
      expect(excessOf(json, { ...endless, values: 2 * values })).toBeNull()
      if (values > 2)
        expect(excessOf(json, { ...endless, values: Math.floor(values / 2) - 1 })).toBe('values')
    }),
  )
})

test.each(['"', '"\\', '"\\"', '[[', ']]]', '{"a', ''])('leaves %j to the parser', (json) => {
  expect(excessOf(json, { values: 100, depth: 100, shapes: 100, names: 100 })).toBeNull()
})

const list = (count: number, each: (at: number) => unknown) =>
  JSON.stringify(Array.from({ length: count }, (_, at) => each(at)))
const turned = (at: number) => {
  const names = [...'abcdefgh']
  return Object.fromEntries(
    Array.from(names, (_name, place) => [names.splice((at * 7 + place * at) % names.length, 1), 0]),
  )
}

test.each<[name: string, json: string, shapes: number]>([
  [
    'names of one object',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`k${at}`, 0]))),
    1_000,
  ],
  ['objects of one name each', list(1_000, (at) => ({ [`k${at}`]: 0 })), 1_000],
  ['the same object again and again', list(1_000, () => ({ a: 0, b: [{ a: 'b' }], c: 'd' })), 3],
  ['texts that are no names', list(1_000, (at) => `${at}`), 0],
  ['a name behind an object and a list', list(1_000, () => ({ a: {}, b: [], c: 0 })), 3],
])('%s: counts every prefix of a key list once', (_name, json, shapes) => {
  // hash collisions are rare
  expect(excessOf(json, { ...endless, shapes: shapes * 0.9 - 1 })).toBe(shapes > 0 ? 'values' : null)
  expect(excessOf(json, { ...endless, shapes })).toBeNull()
})

test('counts the same keys in another order as another shape', () => {
  const json = list(100, turned)
  const shapes = new Set(
    (JSON.parse(json) as object[]).flatMap((each) =>
      Object.keys(each).map((_, at, names) => `${names.slice(0, at + 1)}`),
    ),
  ).size
  expect(shapes).toBeGreaterThan(50)
  expect(excessOf(json, { ...endless, shapes: shapes * 0.9 })).toBe('values')
})

test('rejects one object with more keys than allowed at any position, but not many small ones', () => {
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, {}]))
  const padding = 'x'.repeat(1_000)
  const refused = (value: unknown) =>
    excessOf(JSON.stringify([padding, value]), { ...endless, values: 500, names: 10 })
  expect(refused([named(10), { a: named(10), b: [named(10)] }])).toBeNull()
  for (const value of [named(11), [named(11)], { a: [1, { b: named(11) }] }])
    expect(refused(value)).toBe('values')
})
