import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { pexelsKey, startPexels } from '../../../testing/servers/pictures/pexels.ts'
import type { PictureSource } from '../../../testing/servers/pictures/picture-source.ts'
import { pixabayKey, startPixabay } from '../../../testing/servers/pictures/pixabay.ts'
import { startUnsplash, unsplashKey } from '../../../testing/servers/pictures/unsplash.ts'
import { startWikimedia } from '../../../testing/servers/pictures/wikimedia.ts'

let api: TestApi
let dataDir = ''
let user: TestUser
let servers: Record<'pixabay' | 'pexels' | 'unsplash' | 'wikimedia', PictureSource>
let clock = Date.parse('2026-11-22T10:00:00Z')
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'images-'))
  const [pixabay, pexels, unsplash, wikimedia] = await Promise.all([
    startPixabay(),
    startPexels(),
    startUnsplash(),
    startWikimedia(),
  ])
  servers = { pixabay, pexels, unsplash, wikimedia }
  const services = {
    ...publicServices,
    pixabay: pixabay.url,
    pexels: pexels.url,
    unsplash: unsplash.url,
    wikimedia: `${wikimedia.url}/w/api.php`,
  }
  api = await startTestApi({ config: { dataDir, services }, now: () => new Date(clock) })
})
afterAll(async () => {
  await api.stop()
  await Promise.all(Object.values(servers).map(({ stop }) => stop()))
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  user = await signUp(api)
})

const keys = {
  pixabay: { apiKey: pixabayKey },
  pexels: { apiKey: pexelsKey },
  unsplash: { apiKey: unsplashKey },
}
const withKeys = () => call(api, 'POST', '/api/settings', { token: user.token, body: keys })
const search = (source: string, query = 'Nature', page = 1) =>
  call(api, 'GET', `/api/image-search?source=${source}&query=${encodeURIComponent(query)}&page=${page}`, {
    token: user.token,
  })
const take = (source: string, id: string, token = user.token) =>
  call(api, 'POST', '/api/image-search', { token, body: { source, id } })
const listed = async () => {
  const body = { action: 'files', path: '/.', source: 'default', sortBy: 'changed-desc', onlyImages: true }
  const { data } = (await call(api, 'POST', '/api/media-manager', { token: user.token, body })).body
  return data.sources[0].files
}
const ledger = async () => (await call(api, 'GET', '/api/image-rights', { token: user.token })).body

describe('searching', () => {
  it.each([
    ['pixabay', 'Pixabay'],
    ['pexels', 'Pexels'],
    ['unsplash', 'Unsplash'],
  ])('requests the missing key of %s with the catalog’s message', async (source, title) => {
    const { status, body } = await search(source)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      message: `Please, add API key of ${title} in the Settings page.`,
      data: { id: 'key-missing' },
    })
  })

  it.each(['pixabay', 'pexels', 'unsplash', 'wikimedia'])('finds images at %s', async (source) => {
    await withKeys()
    const { body } = await search(source)
    expect(body).toMatchObject({ limit: 24, skip: 0 })
    expect(body.data).toHaveLength(24)
    for (const { src, full, link, author } of body.data) {
      expect(src).toBe(full)
      expect([typeof link, typeof author]).toEqual(['string', 'string'])
    }
    expect((await search(source, 'Nature', 2)).body).toMatchObject({ skip: 24 })
  })

  it('requests the same Pixabay page once per day and account, ignoring case', async () => {
    await withKeys()
    const asked = () => servers.pixabay.requests.length
    const before = asked()
    await search('pixabay', 'Old  Roses')
    await search('pixabay', ' old roses')
    expect(asked()).toBe(before + 1)
    clock += 23 * 3_600_000
    await search('pixabay', 'Old Roses')
    expect(asked()).toBe(before + 1)
    clock += 2 * 3_600_000
    await search('pixabay', 'Old Roses')
    expect(asked()).toBe(before + 2)
  })

  it.each([
    ['limit', 429, /limiting requests/],
    ['fault', 503, /has a problem/],
    ['cut', 503, /was lost/],
  ])('passes on an error of a source: %s', async (query, status, message) => {
    await withKeys()
    const answer = await search('pexels', query)
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } })
  })

  it('keeps keys on the server', async () => {
    await withKeys()
    for (const source of ['pixabay', 'pexels', 'unsplash'])
      expect(JSON.stringify((await search(source)).body)).not.toContain(keys[source as 'pexels'].apiKey)
  })

  it('returns URLs of images at Wikimedia by name', async () => {
    const { body } = await call(api, 'GET', '/api/wiki-images?name=Roses', { token: user.token })
    expect(body).toHaveLength(24)
    expect(body[0]).toBe(`${servers.wikimedia.url}/files/640px-1.jpg`)
  })
})

describe('importing', () => {
  it.each([
    ['pixabay', '1', 'Image by Josch13 from Pixabay'],
    ['pexels', '1', 'Photo by Lukas Rodriguez on Pexels'],
    ['wikimedia', 'File:Picture 1.jpg', '“Picture 1” by Ada & Co, CC BY-SA 4.0, via Wikimedia Commons'],
  ])('copies an image of %s into the media library, with its rights', async (source, id, credit) => {
    await withKeys()
    await search(source)
    const { status, body } = await take(source, id)
    expect(status).toBe(201)
    expect(body).toMatchObject({ url: expect.stringMatching(/^\/media\//), width: 1200, height: 800 })
    expect((await fetch(api.url + body.url)).status).toBe(200)
    const [file] = await listed()
    expect(file).toMatchObject({ url: body.url, rights: { source, credit, mediaFileId: file._id } })
    expect(file.rights.takenBy).toMatch(/^User/)
    const of = async (url: string) =>
      (await call(api, 'GET', `/api/image-rights?url=${encodeURIComponent(url)}`, { token: user.token })).body
    expect(await of(body.url.replace(/[^/]+$/, 'renamed.jpg'))).toMatchObject({ data: [{ credit }] })
    expect(await of('/media/another')).toMatchObject({ total: 0 })
    const several = new URLSearchParams([
      ['url[]', body.url],
      ['url[]', '/media/another'],
    ])
    expect(
      (await call(api, 'GET', `/api/image-rights?${several}`, { token: user.token })).body,
    ).toMatchObject({ total: 1, data: [{ credit }] })
    await take(source, id)
    expect(await ledger()).toMatchObject({ total: 1, data: [{ credit, url: body.url }] })
  })

  it('shows an Unsplash photo from Unsplash, reports its use, and records its rights', async () => {
    await withKeys()
    await search('unsplash')
    const { body } = await take('unsplash', 'un-1')
    expect(body.url).toBe(`${servers.unsplash.url}/files/1-regular.jpg?ixid=M3w1`)
    expect(servers.unsplash.requests.at(-1)).toBe('/photos/un-1/download?ixid=M3w1')
    expect(await listed()).toEqual([])
    expect(await ledger()).toMatchObject({
      data: [{ mediaFileId: null, credit: 'Photo by Ada Example on Unsplash', creditRequired: true }],
    })
  })

  it('imports only images that a search of the account has shown', async () => {
    await withKeys()
    await search('pexels')
    const stranger = await signUp(api)
    const answer = await take('pexels', '1', stranger.token)
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/Search again/) } })
  })

  const svgWithScript = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const bomb = async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    // the header declares 60,000 × 60,000 pixels
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }
  it.each([
    ['100 MB', async () => Buffer.alloc(100_000_000, 1), /larger than 20 MB/],
    [
      'a PNG by its name that is an SVG with a script',
      async () => Buffer.from(svgWithScript),
      /contains a script/,
    ],
    ['a page', async () => Buffer.from('<!DOCTYPE html><p>no'), /file type isn’t supported/],
    ['a decompression bomb', bomb, /million pixels/],
    [
      'half a picture',
      async () =>
        (
          await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123456' } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 2_000),
      /damaged/,
    ],
    ['nothing', async () => Buffer.alloc(0), /empty/],
  ])('rejects %s with a message and stores nothing', async (_what, bytes, message) => {
    await withKeys()
    await search('pexels')
    servers.pexels.serve('/files/2-large2x.jpg', await bytes())
    const answer = await take('pexels', '2')
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(message) } })
    expect(await listed()).toEqual([])
    expect(await ledger()).toMatchObject({ total: 0 })
  })
})
