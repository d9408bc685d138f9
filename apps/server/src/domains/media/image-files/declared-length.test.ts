import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ImageType } from '@web2/contract/media'
import { ownLength } from './declared-length.ts'

const still = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })
const frames = sharp({
  create: { width: 20, height: 60, channels: 4, background: '#3a7', pageHeight: 20 },
})
const noise = sharp({
  create: {
    width: 90,
    height: 90,
    channels: 3,
    background: '#fff',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})

const pictures: readonly [string, ImageType, () => Promise<Buffer>][] = [
  ['a PNG', 'image/png', () => still().png().toBuffer()],
  ['an interlaced PNG', 'image/png', () => noise.clone().png({ progressive: true }).toBuffer()],
  ['a JPEG', 'image/jpeg', () => noise.clone().jpeg().toBuffer()],
  ['a progressive JPEG', 'image/jpeg', () => noise.clone().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with a profile', 'image/jpeg', () => noise.clone().withIccProfile('p3').jpeg().toBuffer()],
  ['a GIF', 'image/gif', () => still().gif().toBuffer()],
  [
    'a moving GIF',
    'image/gif',
    () =>
      frames
        .clone()
        .gif({ delay: [50, 50, 50] })
        .toBuffer(),
  ],
  ['a WebP', 'image/webp', () => noise.clone().webp().toBuffer()],
  [
    'a moving WebP',
    'image/webp',
    () =>
      frames
        .clone()
        .webp({ delay: [50, 50, 50] })
        .toBuffer(),
  ],
  ['an AVIF', 'image/avif', () => still().avif({ effort: 0 }).toBuffer()],
]

test.each(pictures)('excludes what follows %s', async (_name, type, make) => {
  const whole = await make()
  const followed = Buffer.concat([whole, Buffer.from('<script>alert(1)</script>'), whole])
  expect(ownLength(followed, type)).toBe(whole.length)
  expect(ownLength(whole, type)).toBe(whole.length)
})

test.each(pictures)('%s truncated anywhere has no end', async (_name, type, make) => {
  const whole = await make()
  for (let length = 12; length < whole.length; length += Math.ceil(whole.length / 97)) {
    const own = ownLength(whole.subarray(0, length), type)
    if (own !== undefined) expect(own).toBeLessThanOrEqual(length)
  }
})

test.each(['image/png', 'image/jpeg', 'image/gif'] as const)(
  '%s with only its first bytes has no end',
  (type) => {
    expect(ownLength(Buffer.alloc(64, 7), type)).toBeUndefined()
  },
)
