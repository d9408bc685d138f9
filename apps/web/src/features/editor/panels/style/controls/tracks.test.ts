import fc from 'fast-check'
import { expect, it } from 'vitest'
import { equalTracks, shownTrack, tracksOf, tracksText, typedTrack } from './tracks.ts'

it.each([
  ['', []],
  ['none', []],
  ['1fr 200px', ['1fr', '200px']],
  ['repeat(3, minmax(0, 1fr))', equalTracks(3)],
  ['repeat(2, 1fr auto) 10px', ['1fr', 'auto', '1fr', 'auto', '10px']],
  ['fit-content( 20ch )  calc(1px + 2em)', ['fit-content( 20ch )', 'calc(1px + 2em)']],
])('parses %j into the tracks %j', (text, tracks) => {
  expect(tracksOf(text)).toEqual(tracks)
})

it.each(['repeat(auto-fill, 100px)', '[a] 1fr [b]', 'subgrid', '1fr (', 'repeat(40, 1fr)'])(
  'leaves %j to the text field',
  (text) => {
    expect(tracksOf(text)).toBeNull()
  },
)

it('writes tracks that parse to the same', () => {
  const track = fc.constantFrom('1fr', '200px', 'auto', 'minmax(0, 2fr)', 'fit-content(10%)')
  fc.assert(
    fc.property(fc.array(track, { maxLength: 12 }), (tracks) => {
      expect(tracksOf(tracksText(tracks))).toEqual(tracks)
    }),
  )
})

it('shows and reads fractions as fr', () => {
  expect(typedTrack('2')).toBe('minmax(0, 2fr)')
  expect(shownTrack(typedTrack(' 1.5fr'))).toBe('1.5fr')
  expect(typedTrack('200px')).toBe('200px')
})
