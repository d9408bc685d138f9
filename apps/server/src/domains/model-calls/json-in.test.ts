import { describe, expect, it } from 'vitest'
import { jsonIn } from './json-in.ts'

describe('jsonIn', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['Here you are: {"a":{"b":2}} Enjoy!', { a: { b: 2 } }],
    ['', undefined],
    ['no object', undefined],
    ['{"a":', undefined],
    ['}{', undefined],
  ])('reads %j', (text, value) => {
    expect(jsonIn(text)).toEqual(value)
  })
})
