import { expect, it } from 'vitest'
import { blockName, blocksAround, blocksInside, tabStops, type SourceBlock } from './block-tree.ts'

const block = (nodeId: string, level: number, part: Partial<SourceBlock> = {}): SourceBlock => ({
  nodeId,
  level,
  type: 'Container',
  label: 'Section',
  text: '',
  takes: ['when', 'write'],
  ...part,
})
const blocks = [
  block('page', 0, { takes: ['write'] }),
  block('hero', 1),
  block('title', 2, { type: 'Heading', label: 'Gardens', text: 'Gardens' }),
  block('link', 3, { type: 'Link', label: 'here', text: 'here' }),
  block('image', 2, { type: 'Picture', label: 'Picture', takes: ['when', 'picture'] }),
  block('rest', 1),
]
const ids = (some: readonly SourceBlock[]) => some.map(({ nodeId }) => nodeId)

it('finds the blocks around one, and the texts and images inside', () => {
  expect(ids(blocksAround(blocks, 'link'))).toEqual(['page', 'hero', 'title'])
  expect(ids(blocksInside(blocks, 'hero'))).toEqual(['title', 'link', 'image'])
  expect(ids(blocksInside(blocks, 'rest'))).toEqual([])
})

it('stops Tab at texts and images, not at those inside another', () =>
  expect([...tabStops(blocks)]).toEqual(['title', 'image']))

it('names unnamed texts by their type', () => {
  expect(blockName(blocks[2]!)).toBe('Heading')
  expect(blockName(blocks[1]!)).toBe('Section')
  expect(blockName({ ...blocks[2]!, label: 'Main title' })).toBe('Main title')
})
