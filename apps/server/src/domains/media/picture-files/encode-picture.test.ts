import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePicture, pictureProblem } from './encode-picture.ts'

const solid = (width: number, height: number, background: string = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Rows of one color each, the first one on top. */
const stripes = (height: number, ...colors: string[]) =>
  sharp({
    create: { width: 60, height: height * colors.length, channels: 4, background: '#0000' },
  }).composite(
    colors.map((background, at) => ({
      input: { create: { width: 60, height, channels: 4, background } },
      top: at * height,
      left: 0,
    })),
  )

const pixel = async (bytes: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const near = (found: readonly number[], wanted: readonly number[]) => {
  for (const [at, value] of wanted.entries()) expect(Math.abs((found[at] ?? -99) - value)).toBeLessThan(12)
}

describe('files of an image', () => {
  it('are AVIF and WebP of the width, with the shape of the image and no metadata', async () => {
    const bytes = await solid(400, 300)
      .withExif({ IFD0: { Artist: 'Ann' } })
      .jpeg()
      .toBuffer()
    const files = await encodePicture(bytes, 200)
    const [avif, webp] = [
      await sharp(files['image/avif']).metadata(),
      await sharp(files['image/webp']).metadata(),
    ]
    expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 200, height: 150 })
    expect(webp).toMatchObject({ format: 'webp', width: 200, height: 150 })
    expect([avif.exif, avif.xmp, webp.exif, webp.xmp]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('are never larger than the image', async () => {
    const files = await encodePicture(await solid(90, 60).png().toBuffer(), 480)
    expect((await sharp(files['image/webp']).metadata()).width).toBe(90)
  })

  it('stand upright as the camera says', async () => {
    const bytes = await sharp(await solid(60, 30).jpeg().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { 'image/avif': avif } = await encodePicture(bytes, 30)
    expect(await sharp(avif).metadata()).toMatchObject({ width: 30, height: 60 })
  })

  it('keep transparency', async () => {
    const bytes = await stripes(30, '#ff0000ff', '#00ff0000').png().toBuffer()
    for (const file of Object.values(await encodePicture(bytes, 60))) {
      near(await pixel(file, 30, 10), [255, 0, 0, 255])
      expect((await pixel(file, 30, 50))[3]).toBeLessThan(12)
    }
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['CMYK', () => solid(60, 60, '#3366cc').toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['a wide gamut', () => solid(60, 60, '#3366cc').withIccProfile('p3').png().toBuffer()],
    ['grayscale', () => solid(60, 60, '#777').toColourspace('b-w').png().toBuffer()],
    ['16 bits', () => solid(60, 60, '#3366cc').toColourspace('rgb16').png().toBuffer()],
  ])('show the colors of an image in %s', async (_what, made) => {
    const bytes = await made()
    const shown = await sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer()
    for (const file of Object.values(await encodePicture(bytes, 60)))
      near(await pixel(file, 30, 30), [shown[0] ?? 0, shown[1] ?? 0, shown[2] ?? 0])
  })

  it('of AI images say so', async () => {
    const xmp = '<x>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</x>'
    const bytes = await solid(60, 60).withXmp(xmp).png().toBuffer()
    for (const file of Object.values(await encodePicture(bytes, 60)))
      expect(String((await sharp(file).metadata()).xmp)).toContain('trainedAlgorithmicMedia')
  })

  it('fail for a damaged image', async () => {
    const bytes = await solid(400, 400).jpeg().toBuffer()
    await expect(encodePicture(bytes.subarray(0, bytes.length / 2), 200)).rejects.toThrow()
  })
})

/** Header of a PNG of this size, without any pixels. */
const headerOf = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(33)
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 2, 0, 0, 0], 24)
  return header
}

describe('from its header alone, an image is refused', () => {
  const frames = (format: 'gif' | 'webp') => {
    const two = sharp(Buffer.from([255, 0, 0, 0, 0, 255]), {
      raw: { width: 1, height: 2, channels: 3, pageHeight: 1 },
    })
    return two[format]({ loop: 0, delay: [100, 100] }).toBuffer()
  }
  it.each<[string, () => Promise<Buffer>, string | null]>([
    ['a usual one', () => solid(40, 30).jpeg().toBuffer(), null],
    ['one of 50,000 px', () => solid(50_000, 10).png().toBuffer(), 'too-large'],
    ['one of 100 million pixels', () => solid(10_000, 10_000).png().toBuffer(), 'too-large'],
    ['an animated GIF', () => frames('gif'), 'animated'],
    ['an animated WebP', () => frames('webp'), 'animated'],
    ['text', () => Promise.resolve(Buffer.from('no image at all')), 'unreadable'],
    ['half a header', () => Promise.resolve(headerOf(40, 30).subarray(0, 20)), 'unreadable'],
  ])('%s', async (_what, made, problem) => {
    expect(await pictureProblem(await made())).toBe(problem)
  })
})
