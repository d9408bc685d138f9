import { limits } from '@web2/contract/core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { call } from '../../../testing/worlds/start-api.ts'
import { useMediaApi, type Named } from '../testing/media-api.ts'

const fixture = useMediaApi()
const { inNewAccount, list, picture, upload, uploadOne, fetched } = fixture

test('lists an uploaded image with its size and serves it with its thumbnail', async () => {
  await inNewAccount()
  const answer = await upload([
    ['Blue House.PNG', await picture(900, 300).png().toBuffer()],
    ['rose.jpeg', await picture(50, 70).jpeg().toBuffer()],
  ])
  expect(answer).toMatchObject({ status: 201, success: true, msg: '2 images uploaded' })
  expect(answer.data.files).toEqual(['Blue House.png', 'rose.jpeg'])
  const { files, folders, space } = await list()
  expect(folders).toEqual(['.'])
  expect(files[1]).toMatchObject({
    file: 'Blue House.png',
    path: '/',
    width: 900,
    height: 300,
    type: 'image/png',
  })
  expect(files.map(({ file }) => file)).toEqual(['rose.jpeg', 'Blue House.png'])
  expect(space.used).toBe(files.reduce((sum, { size }) => sum + size, 0))
  const served = await fetched(files[1]!.url)
  expect(files[1]!.url).toMatch(/\/blue-house\.png$/)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(900)
  const thumb = await sharp(await (await fetched(files[1]!.thumb)).arrayBuffer()).metadata()
  expect(thumb).toMatchObject({ format: 'webp', width: 400 })
  const again = await fetch(fixture.api.url + files[1]!.url, {
    headers: { 'If-None-Match': served.headers.get('etag')! },
  })
  expect(again.status).toBe(304)
})

test('returns the list for a GET too', async () => {
  await inNewAccount()
  const { thumb } = await uploadOne('rose.png')
  const answer = await call(fixture.api, 'GET', '/api/media-manager?action=files&path=/&source=default', {
    token: fixture.user.token,
  })
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, msg: '', data: { sources: [{ files: [{ file: 'rose.png', thumb }] }] } },
  })
})

test('rotates a photo upright and removes its metadata', async () => {
  const photo = await picture(80, 40)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const stored = await uploadOne('photo.jpg', photo)
  expect(stored).toMatchObject({ width: 40, height: 80 })
  for (const address of [stored.url, stored.thumb]) {
    const {
      exif,
      orientation,
      width = 0,
      height = 0,
    } = await sharp(await (await fetched(address)).arrayBuffer()).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
    expect(height).toBe(width * 2)
  }
})

test.each(['gif', 'webp', 'avif'] as const)('accepts %s', async (format) => {
  const stored = await uploadOne(`any.${format}`, await picture().toFormat(format).toBuffer())
  expect(stored).toMatchObject({ type: `image/${format}`, width: 60, height: 40 })
})

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="url(#a)" d="M0 0h9v9z"/></svg>'

test('accepts an SVG that only draws', async () => {
  const stored = await uploadOne('drawing.svg', drawing)
  expect(stored).toMatchObject({ type: 'image/svg+xml', width: 20, height: 10 })
  const { headers } = await fetched(stored.url)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`

test.each<Named>([
  ['page.png', '<!DOCTYPE html><script>alert(1)</script>'],
  ['nothing.png', ''],
  ['text.jpg', 'no picture at all'],
  ['script.svg', svg('<script>alert(1)</script>')],
  ['prefixed.svg', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>')],
  ['handler.svg', svg('<rect onload="alert(1)"/>')],
  ['link.svg', svg('<a href="javascript:alert(1)"><rect/></a>')],
  ['hidden.svg', svg('<a href="&#106;avascript:alert(1)"><rect/></a>')],
  ['outside.svg', svg('<image href="https://evil.example/x.png"/>')],
  ['style.svg', svg('<style>@import url(https://evil.example/x.css)</style>')],
  ['entity.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
  ['foreign.svg', svg('<foreignObject><p/></foreignObject>')],
])('rejects %s with a message that names it', async (name, content) => {
  const before = (await list()).total
  const answer = await upload([[name, content]])
  expect(answer).toMatchObject({ status: 201, success: false })
  expect(answer.msg).toMatch(new RegExp(`^${name}: .+\\.$`))
  expect((await list()).total).toBe(before)
})

const payload = '<script>alert(document.domain)</script>'

test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
  'stores only the image of a %s that is also a page and a zip file',
  async (format) => {
    const whole = await picture().toFormat(format).toBuffer()
    const zip = Buffer.from('PK\u0003\u0004 payload of an archive')
    const stored = await uploadOne(`roses.${format}`, Buffer.concat([whole, Buffer.from(payload), zip]))
    expect(stored.type).toBe(`image/${format}`)
    const kept = Buffer.from(await (await fetched(stored.url)).arrayBuffer())
    expect(kept.equals(whole)).toBe(true)
    for (const address of [stored.url, stored.thumb]) {
      const answer = await fetched(address)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.includes('alert(')).toBe(false)
      expect(bytes.includes('payload of an archive')).toBe(false)
      expect(answer.headers.get('content-type')).toMatch(/^image\//)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  },
)

test('rejects damaged and oversized images and keeps the other files of the upload', async () => {
  await inNewAccount()
  const whole = await picture(300, 300).png({ compressionLevel: 0 }).toBuffer()
  const side = Math.ceil(Math.sqrt(limits.mediaPixels)) + 10
  const bomb = await picture(side, side).png().toBuffer()
  const answer = await upload([
    ['half.png', whole.subarray(0, whole.length / 2)],
    ['bomb.png', bomb],
    ['heavy.png', Buffer.concat([whole, Buffer.alloc(limits.mediaFileBytes)])],
    ['good.png', whole],
  ])
  expect(answer.success).toBe(false)
  expect(answer.data.files).toEqual(['good.png'])
  expect(answer.data.messages).toEqual([
    expect.stringMatching(/^half\.png: This image is damaged/),
    expect.stringMatching(/^bomb\.png: This image has more than 60 million pixels/),
    expect.stringMatching(/^heavy\.png: This image is larger than 20 MB/),
  ])
  expect(answer.msg).toMatch(/and 2 more/)
})
