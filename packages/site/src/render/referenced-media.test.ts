import { createDocument, createNode } from '@web2/builder'
import { expect, it } from 'vitest'
import { mediaNamed } from './referenced-media.ts'

const account = '0190a000-0000-7000-8000-000000000001'
const hash = 'a'.repeat(31)
const rose = `/media/${account}/${hash}1/rose.jpg`
const hill = `/media/${account}/${hash}2/hill-2.svg`

it('finds images in all places, without duplicates, with the files they become', () => {
  const page = createDocument([
    createNode('Picture', { imageUrl: rose }),
    createNode('Container', { elementStyle: { 'background-image': `url("https://a.example${hill}")` } }),
    createNode('Paragraph', { content: `see ${rose}, ${rose}` }),
  ])
  expect(mediaNamed([page, page])).toEqual([
    expect.objectContaining({
      standsFor: rose,
      accountId: account,
      path: `assets/rose-${'a'.repeat(12)}.jpg`,
    }),
    expect.objectContaining({ standsFor: hill, contentType: 'image/svg+xml; charset=utf-8' }),
  ])
})

it.each([
  ['a small picture', rose.replace('rose.', 'thumb/rose.')],
  ['another kind of file', rose.replace('.jpg', '.exe')],
  ['a longer name', `${rose}.zip`],
  ['a short hash', rose.replace('a1/', 'a/')],
])('ignores %s', (_what, imageUrl) => {
  expect(mediaNamed([createDocument([createNode('Picture', { imageUrl })])])).toEqual([])
})
