import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawSvg } from './draw-svg.ts'
import { inTime } from './load-sharp.ts'
import { readPicture } from './read-picture.ts'

const tooLong = {
  name: 'GivenUp',
  message:
    'This picture takes too long to read. Save it with fewer pixels or in a simpler form, then upload it again.',
}

it('ends a look at a picture that takes too long', async () => {
  const background = { r: 1, g: 2, b: 3 }
  // minutes of work
  const image = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background } }).blur(900)
  await expect(inTime(image.png(), (limited) => limited.toBuffer(), 1)).rejects.toMatchObject(tooLong)
})

it('ends the drawing of an SVG that takes too long, and the process that draws', async () => {
  const stroke = '<path d="M0 0L7000 7000" stroke="red" stroke-width="900" opacity="0.5"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000">${stroke.repeat(20_000)}</svg>`
  await expect(drawSvg(Buffer.from(svg), { side: 7_000, within: 1_000 })).rejects.toMatchObject(tooLong)
})

it('says of a drawing that is damaged that it is', async () => {
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g></svg>')
  expect(await readPicture('account', picture)).toMatchObject({
    ok: false,
    msg: expect.stringContaining('damaged'),
  })
})
