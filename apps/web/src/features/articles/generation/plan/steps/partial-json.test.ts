import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partialJson } from './partial-json.ts'

describe('partialJson', () => {
  it.each([
    ['nothing yet', '', {}],
    ['words before the object', 'Here it is:\n```json\n{"keyword": "roses"', { keyword: 'roses' }],
    ['an open string', '{"keyword": "red ro', { keyword: 'red ro' }],
    ['an open escape', String.raw`{"keyword": "5\u20`, { keyword: '5' }],
    ['an escaped quote at the end', String.raw`{"keyword": "5\"`, { keyword: '5"' }],
    ['a name without a value', '{"keyword": "roses", "audien', { keyword: 'roses' }],
    ['a name with a colon', '{"keyword": "roses", "audience":', { keyword: 'roses' }],
    [
      'an open list of objects',
      '{"facts": [{"text": "One", "source": null}, {"text": "Tw',
      { facts: [{ text: 'One', source: null }, { text: 'Tw' }] },
    ],
    ['a number that may grow', '{"words": {"from": 90', { words: {} }],
    ['a number that has ended', '{"words": {"from": 90,', { words: { from: 90 } }],
    ['a word that is not JSON', '{"keyword": roses}', {}],
    ['a line break in a string', '{"keyword": "red\nroses', { keyword: 'red\nroses' }],
  ])('reads %s', (_, text, expected) => expect(partialJson(text)).toEqual(expected))

  it('reads a whole object as JSON does, and every part of it without an error', () => {
    const value = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(value, fc.nat(), (object, cut) => {
        const text = JSON.stringify(object)
        expect(partialJson(text)).toEqual(JSON.parse(text))
        const known = partialJson(text.slice(0, cut % (text.length + 1)))
        expect(Object.keys(object)).toEqual(expect.arrayContaining(Object.keys(known)))
      }),
    )
  })
})
