import { expect, test } from 'vitest'
import { spanHeaders, wantedSpan } from './byte-range.ts'

const file = { size: 100, etag: '"a"' }

test.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
] as const)('the range %s of 100 bytes is %j', (range, span) => {
  expect(wantedSpan({ range }, file)).toEqual(span)
})

test('a part of a file that has changed since is the whole new file', () => {
  expect(wantedSpan({ range: 'bytes=0-9', 'if-range': '"b"' }, file)).toBeUndefined()
  expect(wantedSpan({ range: 'bytes=0-9', 'if-range': '"a"' }, file)).toEqual({ from: 0, to: 9 })
})

test('a part names its place and length', () => {
  expect(spanHeaders({ from: 10, to: 19 }, 100)).toEqual({
    'Content-Range': 'bytes 10-19/100',
    'Content-Length': '10',
  })
})
