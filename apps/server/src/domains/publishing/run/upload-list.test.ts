import { expect, it } from 'vitest'
import { PackedTexts } from '../../../platform/packed/packed-texts.ts'
import type { Location } from '../publication-store/pack-index.ts'
import type { PackReader } from '../publication-store/pack-reader.ts'
import { ReadRoom, UploadList } from './upload-list.ts'

const sha256 = (digit: string) => digit.repeat(64)

it('returns each file as it was added', async () => {
  const read: Location[] = []
  const reader: PackReader = {
    read: async (location) => {
      read.push(location)
      return Buffer.from('stored')
    },
    adopt: () => undefined,
    close: async () => undefined,
  }
  const paths = new PackedTexts()
  for (const path of ['a/index.html', 'ü.svg', 'c/index.html']) paths.push(path)
  const page = { contentType: 'text/html', cacheControl: 'short' }
  const list = new UploadList(paths)
  const far = { pack: 'one', offset: 5 * 2 ** 30 + 7, length: 9 }
  const near = { pack: 'two', offset: 0, length: 2 ** 31 - 1 }
  const made = { inputs: 'digest', bytes: 9 }
  const at = { reader, location: far }
  list.push({ at: 2, sha256: sha256('a'), isNewPage: true, ...page, made, stored: at })
  list.push({
    at: 1,
    sha256: sha256('b'),
    isNewPage: false,
    ...page,
    contentType: 'image/svg+xml',
    stored: () => Buffer.from('given'),
  })
  list.push({ at: 0, sha256: sha256('c'), isNewPage: true, ...page, stored: { reader, location: near } })

  expect([list.length, list.newPages]).toEqual([3, 2])
  expect([...list].map(({ bytes: _bytes, ...file }) => file)).toEqual([
    { path: 'c/index.html', sha256: sha256('a'), isNewPage: true, ...page, size: 9, made },
    {
      path: 'ü.svg',
      sha256: sha256('b'),
      isNewPage: false,
      cacheControl: 'short',
      contentType: 'image/svg+xml',
      // read from memory
      size: 0,
    },
    { path: 'a/index.html', sha256: sha256('c'), isNewPage: true, ...page, size: 2 ** 31 - 1 },
  ])
  const sent: string[] = []
  for (const { bytes } of list) sent.push(String(await bytes()))
  expect(sent).toEqual(['stored', 'given', 'stored'])
  expect(read).toEqual([far, near])
})

it('reuses the memory of a sent file, but not after a failed request', () => {
  const room = new ReadRoom()
  const first = room.take(1_000)
  expect(room.take(10).buffer).toBe(first.buffer)
  room.forget()
  expect(room.take(10).buffer).not.toBe(first.buffer)
})
