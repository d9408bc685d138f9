import sharp from 'sharp'
import { expect, it } from 'vitest'
import { rasterizeInProcess } from './rasterize-in-process.ts'
import { inTime } from './load-sharp.ts'
import { isCheapSvg } from './is-cheap-svg.ts'
import { readPicture } from './prepare-upload.ts'

const tooLong = {
  name: 'LimitExceeded',
  message: 'This image takes too long to read. Simplify it or reduce its size, then upload it again.',
}

it('aborts image processing at the time limit', async () => {
  const background = { r: 1, g: 2, b: 3 }
  // minutes of work
  const image = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background } }).blur(900)
  await expect(inTime(image.png(), (limited) => limited.toBuffer(), 1)).rejects.toMatchObject(tooLong)
})

it('aborts rasterizing an SVG at the time limit and ends its process', async () => {
  const stroke = '<path d="M0 0L7000 7000" stroke="red" stroke-width="900" opacity="0.5"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000">${stroke.repeat(20_000)}</svg>`
  await expect(rasterizeInProcess(Buffer.from(svg), { side: 7_000, within: 1_000 })).rejects.toMatchObject(
    tooLong,
  )
})

it.each([
  ['a small shape', '<path d="M0 0h9v9z"/>', 400, true],
  ['a small shape drawn large', '<path d="M0 0h9v9z"/>'.repeat(20), 2_560, false],
  ['many shapes', '<path/>'.repeat(1_000), 400, false],
  ['shapes that are repeated', '<use href="#a"/>', 400, false],
  ['dashes without end', '<path stroke-dasharray="0.0001"/>', 400, false],
  ['dashes of a style', '<path style="stroke-dasharray:0.0001"/>', 400, false],
  ['dashes that hide', '<path style="stroke-d\\61sharray:0.0001"/>', 400, false],
  ['letters', '<text>Roses</text>', 400, false],
])('detects whether %s certainly renders quickly', (_what, content, side, isQuick) => {
  expect(isCheapSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`), side)).toBe(
    isQuick,
  )
})

it.each([
  ['here', ''],
  ['in a process of its own', '<text/>'],
])('renders identically %s', async (_where, more) => {
  const shape = `<rect width="30" height="20" fill="#3a7"/>${more}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${shape}</svg>`
  const { width, height, png } = await rasterizeInProcess(Buffer.from(svg), { side: 400 })
  const { channels } = await sharp(png).stats()
  expect([width, height, ...channels.map(({ mean }) => mean)]).toEqual([30, 20, 0x33, 0xaa, 0x77, 255])
})

it.each(['', '<text/>'])('reports a damaged SVG (%j)', async (more) => {
  const picture = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g>${more}</svg>`)
  expect(await readPicture('account', picture)).toMatchObject({
    ok: false,
    msg: expect.stringContaining('damaged'),
  })
})
