import { describe, expect, it } from 'vitest'
import { readCharacterMap } from './character-map.ts'
import { rangeOf } from './character-sets.ts'
import { checkComposites } from './font-tables.ts'

/** Returns 16-bit numbers as the bytes of a table. */
const words = (...numbers: readonly number[]): Buffer => {
  const table = Buffer.alloc(numbers.length * 2)
  for (const [at, number] of numbers.entries()) table.writeUInt16BE(number, at * 2)
  return table
}

/** Tables of a font whose first glyph is made of many parts, which all are its second, empty one. */
const composite = (parts: number) => {
  const glyph = Buffer.alloc(10 + parts * 6)
  glyph.writeInt16BE(-1, 0)
  for (let at = 0; at < parts; at += 1) {
    glyph.writeUInt16BE(at === parts - 1 ? 0 : 32, 10 + at * 6)
    glyph.writeUInt16BE(1, 12 + at * 6)
  }
  const [head, places] = [Buffer.alloc(54), Buffer.alloc(12)]
  head.writeInt16BE(1, 50)
  for (const at of [4, 8]) places.writeUInt32BE(glyph.length, at)
  return new Map([
    ['head', head],
    ['maxp', words(0, 0, 2)],
    ['glyf', glyph],
    ['loca', places],
  ])
}

describe('tables that would take a long time', () => {
  it('a glyph with very many parts is read, and too many parts are refused', () => {
    expect(() => checkComposites(composite(300_000))).not.toThrow()
    expect(() => checkComposites(composite(1_000_001))).toThrow('damaged')
  })

  it('segments of a character map that overlap are refused', () => {
    const count = 1_000
    const all = (number: number) => Array.from({ length: count }, () => number)
    const segments = [4, 0, 0, count * 2, 0, 0, 0, ...all(0xfffe), 0, ...all(0x20), ...all(0), ...all(0)]
    const tables = new Map([
      ['maxp', words(0, 0, 0xffff)],
      ['cmap', words(0, 1, 3, 1, 0, 12, ...segments)],
    ])
    expect(() => readCharacterMap(tables)).toThrow('damaged')
  })

  it('characters with a gap after each are too many for a style sheet', () => {
    const every = (step: number) => Array.from({ length: 60_000 }, (_, at) => 0x20 + at * step)
    expect(rangeOf(every(1))).toBe('U+0020-EA7F')
    expect(() => rangeOf(every(2))).toThrow('too many gaps')
  })
})
