import sharp from 'sharp'
import { expect, it, test } from 'vitest'
import { canCarryAiOrigin, isOnlyAiOrigin, saysMadeByAi, withAiOrigin } from './ai-origin.ts'
import { sniffPicture } from './detect-image-type.ts'
import { forAiOrigin } from './for-ai-origin.ts'
import { pictureForBlog } from './images-for-blogs.ts'
import { readPicture } from './prepare-upload.ts'

const plain = (alpha = 1) =>
  sharp({ create: { width: 61, height: 40, channels: 4, background: { r: 200, g: 30, b: 90, alpha } } })

const kinds = [
  ['PNG', () => plain(0.5).png()],
  ['JPEG', () => plain().flatten().jpeg()],
  ['lossy WebP', () => plain().flatten().webp({ quality: 60 })],
  ['WebP with alpha', () => plain(0.5).webp({ quality: 60 })],
  ['lossless WebP', () => plain().flatten().webp({ lossless: true })],
  ['lossless WebP with alpha', () => plain(0.5).webp({ lossless: true })],
] as const

const pixels = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer()
const marked = async (bytes: Uint8Array) => {
  const read = await readPicture('account', bytes)
  if (!read.ok) throw new Error(read.msg)
  return { before: read.picture, after: withAiOrigin(read.picture) }
}

test.each(kinds)('marks a %s as made by a model, without changing a pixel', async (_kind, image) => {
  const { before, after } = await marked(await image().toBuffer())
  const metadata = await sharp(after, { failOn: 'warning' }).metadata()
  expect(saysMadeByAi(metadata.xmp)).toBe(true)
  expect(isOnlyAiOrigin(metadata.xmp)).toBe(true)
  expect(metadata).toMatchObject({ width: 61, height: 40 })
  expect(metadata.hasAlpha).toBe((await sharp(before.bytes).metadata()).hasAlpha)
  expect(await pixels(after)).toEqual(await pixels(before.bytes))
})

test.each(kinds)(
  'keeps the mark of a %s once through an upload and on the way to a blog',
  async (_kind, image) => {
    const { after } = await marked(await image().toBuffer())
    const again = await readPicture('account', after)
    expect(again).toMatchObject({ ok: true })
    // its own mark is no reason to encode it again, which would lose quality
    expect(again.ok && Buffer.from(again.picture.bytes).equals(Buffer.from(after))).toBe(true)
    expect(again.ok && withAiOrigin(again.picture)).toEqual(after)
    for (const most of [2_560, 30]) {
      const sent = await pictureForBlog('account', after, most)
      expect(sent).toMatchObject({ ok: true })
      if (sent.ok) expect(saysMadeByAi((await sharp(sent.picture.bytes).metadata()).xmp)).toBe(true)
    }
  },
)

it('keeps the mark of another program’s file and nothing else of its metadata', async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Author="Ada" ' +
    'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/>' +
    '</rdf:RDF></x:xmpmeta>'
  const bytes = await plain().flatten().jpeg().withXmp(xmp).toBuffer()
  const read = await readPicture('account', bytes)
  const metadata = await sharp(read.ok ? read.picture.bytes : bytes).metadata()
  expect(isOnlyAiOrigin(metadata.xmp)).toBe(true)
})

it('gives an uploaded photo no mark', async () => {
  const read = await readPicture('account', await plain().flatten().jpeg().toBuffer())
  expect(read.ok && (await sharp(read.picture.bytes).metadata()).xmp).toBeUndefined()
})

it.each([
  ['GIF', () => plain().gif()],
  ['AVIF', () => plain().avif({ effort: 0 })],
] as const)('a %s becomes a PNG, which can carry the mark', async (_kind, image) => {
  const made = await forAiOrigin('account', await image().toBuffer())
  expect(sniffPicture(made)).toBe('image/png')
  expect(canCarryAiOrigin(sniffPicture(made))).toBe(true)
})

it('leaves what is no image to the check', async () => {
  const page = Buffer.from('<p>no image</p>')
  expect(await forAiOrigin('account', page)).toBe(page)
})
