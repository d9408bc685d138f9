import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { phonePicture } from '../../../testing/worlds/phone-picture.ts'
import { longestSide, pictureForBlog } from './images-for-blogs.ts'

const still = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })

const made = async (bytes: Uint8Array, most?: number) => {
  const answer = await pictureForBlog('account', bytes, most)
  if (!answer.ok) throw new Error(answer.why)
  return { ...answer.picture, metadata: await sharp(answer.picture.bytes).metadata() }
}

describe('an image for a blog', () => {
  it('contains no metadata and is upright', async () => {
    const bytes = await phonePicture()
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('secret-of-the-camera')
    const { metadata, ...picture } = await made(bytes)
    expect(picture).toMatchObject({ type: 'image/jpeg', width: 30, height: 40 })
    expect(metadata).toMatchObject({ width: 30, height: 40 })
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined])
    expect(Buffer.from(picture.bytes).toString('latin1')).not.toContain('secret-of-the-camera')
  })

  it('is unchanged if it has no metadata', async () => {
    const bytes = await still().png().toBuffer()
    expect(Buffer.from((await made(bytes)).bytes).equals(bytes)).toBe(true)
    const followed = Buffer.concat([bytes, Buffer.from('GPS of another picture')])
    expect(Buffer.from((await made(followed)).bytes).equals(bytes)).toBe(true)
  })

  it('keeps its animation without metadata', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const frames = sharp({
      create: { width: 20, height: 60, channels: 3, background: '#fff', noise, pageHeight: 20 },
    })
    const bytes = await frames
      .withExif({ IFD0: { ImageDescription: 'secret-of-the-camera' } })
      .webp({ delay: [50, 50, 50] })
      .toBuffer()
    expect(bytes.toString('latin1')).toContain('secret-of-the-camera')
    const { bytes: sent, metadata, ...size } = await made(bytes)
    expect(Buffer.from(sent).toString('latin1')).not.toContain('secret-of-the-camera')
    expect(metadata.pages).toBe(3)
    expect(size).toEqual({ type: 'image/webp', width: 20, height: 20 })
  })

  it('is a PNG if it was an SVG, and a common type if it was an AVIF', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="20"><rect width="50" height="20"/></svg>'
    expect(await made(Buffer.from(svg))).toMatchObject({ type: 'image/png', width: 100, height: 40 })
    expect(await made(await still().avif({ effort: 0 }).toBuffer())).toMatchObject({ type: 'image/jpeg' })
    const clear = await still().ensureAlpha(0.5).avif({ effort: 0 }).toBuffer()
    expect(await made(clear)).toMatchObject({ type: 'image/png' })
  })

  it('is no larger than blogs show it', async () => {
    const large = await still(longestSide + 400, 100)
      .jpeg()
      .toBuffer()
    expect(await made(large)).toMatchObject({ width: longestSide })
    expect(await made(await still(300, 200).jpeg().toBuffer(), 100)).toMatchObject({ width: 100, height: 67 })
  })

  it('is not made from other files, truncated images or SVGs with scripts', async () => {
    const half = (await still(400, 400).jpeg().toBuffer()).subarray(0, 700)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>')
    for (const bytes of [Buffer.from('<html>'), half, svg])
      expect(await pictureForBlog('account', bytes)).toMatchObject({ ok: false, why: expect.any(String) })
  })
})
