import { nodeOf } from '@web2/builder'
import { treeOf } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import { frameSize, readSize, sizeRefusal } from './frame-size.ts'

it.each([
  ['700', { prop: 700, style: '700px' }],
  ['420px', { prop: 420, style: '420px' }],
  ['100%', { prop: '100%', style: '100%' }],
] as const)('reads %s', (typed, size) => {
  expect(readSize(typed)).toEqual(size)
  expect(sizeRefusal(typed, 'Width')).toBeNull()
})

it.each(['', '0', '-5', 'wide', '12em'])('refuses "%s"', (typed) => {
  expect(sizeRefusal(typed, 'Width')).toBe('Width should be more than 0')
  expect(sizeRefusal(typed, 'Height')).toBe('Height should be more than 0')
})

it("prefers a frame's style over its attribute", () => {
  const record = { ...nodeOf(treeOf('Embed #e'), 'e'), props: { width: '700', height: 400 } }
  expect([frameSize(record, 'width'), frameSize(record, 'height')]).toEqual(['700', '400'])
  const styled = { ...record, props: { ...record.props, elementStyle: { width: '50%', height: '345px' } } }
  expect([frameSize(styled, 'width'), frameSize(styled, 'height')]).toEqual(['50%', '345'])
})
