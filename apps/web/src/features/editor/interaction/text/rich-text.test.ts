import { expect, it } from 'vitest'
import { textsByOwner } from './rich-text.ts'

const [field, bold] = [document.createElement('p'), document.createElement('b')]

/**
 * Parses 'a:One' as text of record a and '?:One' as text made by the browser; a trailing ':bold' puts it in
 * the bold element.
 */
const typed = (...pieces: string[]) =>
  pieces.map((piece) => {
    const [owner = '', text = '', place] = piece.split(':')
    return { owner: owner === '?' ? null : owner, text, parent: place === 'bold' ? bold : field }
  })

it.each([
  ['every piece to its own record', ['a:One ', 'b:two:bold'], { a: 'One ', b: 'two' }],
  ['a new piece to the record before it', ['a:One', '?: more', 'b:two:bold'], { a: 'One more', b: 'two' }],
  ['a new piece at the start to the record after it', ['?:So ', 'a:one'], { a: 'So one' }],
  [
    'a new piece to a neighbour in the same element first',
    ['a:One', '?:new :bold', 'b:old:bold'],
    { a: 'One', b: 'new old' },
  ],
  ['a lone piece in an element to the nearest elsewhere', ['a:One', '?: two:bold'], { a: 'One two' }],
] as const)('assigns %s', (_what, pieces, texts) => {
  expect(Object.fromEntries(textsByOwner(typed(...pieces)) ?? [])).toEqual(texts)
})

it('returns null if no record is left', () => {
  expect(textsByOwner(typed('?:New'))).toBeNull()
})
