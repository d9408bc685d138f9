import { createDocument, exportHtml } from '@web2/builder'
import type { MediaFile } from '@web2/contract/media'
import { expect, it } from 'vitest'
import { pictureBlock } from './image-block.ts'

const file = (width: number, height: number): MediaFile => ({
  _id: '1',
  file: 'rose.png',
  path: '/',
  url: '/media/rose.png',
  thumb: '/media/thumb/rose.webp',
  changed: '2026-11-20T10:00:00.000Z',
  type: 'image/png',
  size: 9,
  width,
  height,
  isImage: true,
})

it.each([
  [1600, 900, '400px'],
  [64, 48, '64px'],
])('reserves the space of a %i × %i px image and shows it %s wide', (width, height, shown) => {
  const html = exportHtml(createDocument([pictureBlock(file(width, height))]))
  expect(html).toContain(`width="${width}" height="${height}"`)
  expect(html).toContain(`width:${shown}`)
  expect(html).toContain('height:auto')
})
