import { describe, expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { findNeedles } from './find-needles.ts'
import { textStretch } from '../html-stretches.ts'
import type { Needle } from './needles.ts'

const needle = (kind: 'hours' | 'name', before: string, after: string) =>
  ({ kind, field: 'businessName', before, after, ...(kind === 'hours' && { day: 'Monday' }) }) as Needle
const hours = needle('hours', '9 - 5', '8 - 4')
const name = needle('name', 'Bob', 'Bob Ray')
const found = (text: string, ...needles: Needle[]) =>
  findNeedles({ ...textStretch(''), text, block: { text, previous: null } }, needles).map(({ from, to }) =>
    text.slice(from, to),
  )

describe('old data', () => {
  it.each([
    ['Monday: 9 - 5', [hours], ['9 - 5']],
    ['Monday  :   9  -  5', [hours], ['9  -  5']],
    ['Tuesday: 9 - 5', [hours], []],
    ['Bob and Bob Ray and Bob', [name], ['Bob', 'Bob']],
    ['Bob', [name, needle('name', 'Bob', 'Ray')], ['Bob']],
  ])('is found in %j', (text, needles, hits) => expect(found(text, ...needles)).toEqual(hits))

  it.each([
    ['blanks', (size: number) => `Monday:${' '.repeat(size)}x`, 10_000],
    ['blanks and colons', (size: number) => ' : '.repeat(size), 5_000],
    ['names that are new already', (size: number) => 'Bob Ray '.repeat(size), 3_000],
  ])('is found among many %s in linear time', (_what, textOf, size) =>
    expect(growth((text) => found(text, hours, name), textOf, size)).toBeLessThanOrEqual(linear),
  )
})
