import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@web2/contract/core'
import type { MediaFile, MediaUploaded } from '@web2/contract/media'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'

let api: TestApi
let dataDir = ''
let user: TestUser
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'))
  api = await startTestApi({ config: { dataDir } })
})
afterAll(async () => {
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const inNewAccount = async () => {
  user = await signUp(api)
}
const ask = async (body: object) =>
  (await call(api, 'POST', '/api/media-manager', { token: user.token, body })).body
const list = async (path = '/', more: object = {}) => {
  const answer = await ask({ action: 'files', path, source: 'default', onlyImages: true, ...more })
  const { files, folders, total } = answer.data.sources[0]
  return {
    files: files as MediaFile[],
    names: files.map(({ file }: MediaFile) => file),
    folders,
    total,
    space: answer.data.space,
  }
}

let shade = 0
const picture = (width = 60, height = 40) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (shade += 1) % 256, g: (shade >> 8) % 256, b: 90 },
    },
  })

interface UploadAnswer {
  readonly success: boolean
  readonly msg: string
  readonly data: MediaUploaded
}
type Named = readonly [name: string, content: Uint8Array | string]
const upload = async (files: readonly Named[], { path = '/', token = user.token } = {}) => {
  const form = new FormData()
  form.set('path', path)
  for (const [at, [name, content]] of files.entries())
    form.set(
      `files[${at}]`,
      new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
      name,
    )
  const headers = { ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(`${api.url}/api/media-manager?uploadAction=true`, {
    method: 'POST',
    body: form,
    headers,
  })
  const answer = (await response.json()) as UploadAnswer
  return { ...answer, status: response.status }
}
const uploadOne = async (name: string, content?: Uint8Array | string, path = '/'): Promise<MediaFile> => {
  const answer = await upload([[name, content ?? (await picture().png().toBuffer())]], { path })
  expect(answer).toMatchObject({ success: true })
  return answer.data.uploaded[0]!
}
const fetched = (address: string) => fetch(api.url + address)
const storedFiles = async () =>
  (await readdir(join(dataDir, 'media', user.accountId), { recursive: true })).filter((name) =>
    name.includes('.'),
  )

test('lists an uploaded image with its size and serves it with its thumbnail', async () => {
  await inNewAccount()
  const answer = await upload([
    ['Blue House.PNG', await picture(900, 300).png().toBuffer()],
    ['rose.jpeg', await picture(50, 70).jpeg().toBuffer()],
  ])
  expect(answer).toMatchObject({ status: 201, success: true, msg: '2 pictures were uploaded.' })
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
  const again = await fetch(api.url + files[1]!.url, {
    headers: { 'If-None-Match': served.headers.get('etag')! },
  })
  expect(again.status).toBe(304)
})

test('returns the list for a GET too', async () => {
  await inNewAccount()
  const { thumb } = await uploadOne('rose.png')
  const answer = await call(api, 'GET', '/api/media-manager?action=files&path=/&source=default', {
    token: user.token,
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
    expect.stringMatching(/^half\.png: This picture is damaged/),
    expect.stringMatching(/^bomb\.png: This picture has more than 60 million pixels/),
    expect.stringMatching(/^heavy\.png: This picture is larger than 20 MB/),
  ])
  expect(answer.msg).toMatch(/and 2 more/)
})

test('makes names safe and unique in their folder', async () => {
  await inNewAccount()
  for (const name of [
    'rose.png',
    'ROSE.png',
    '../../etc/passwd.png',
    '.hidden.png',
    'a:b?.png',
    'x'.repeat(300),
  ])
    await uploadOne(name)
  const { names, files } = await list('/', { sortBy: 'name-asc' })
  expect(names).toEqual([
    'a-b-.png',
    'hidden.png',
    'passwd.png',
    'ROSE (2).png',
    'rose.png',
    expect.any(String),
  ])
  expect(names[5].length).toBeLessThanOrEqual(limits.mediaNameLength)
  for (const { url } of files) expect((await fetched(url)).status).toBe(200)
})

test('creates, lists, renames, moves and deletes folders with their contents', async () => {
  await inNewAccount()
  expect(await ask({ action: 'folderCreate', path: '/.', name: 'Garden' })).toMatchObject({
    data: { path: '/Garden' },
  })
  await ask({ action: 'folderCreate', path: '/Garden', name: 'Roses' })
  await ask({ action: 'folderCreate', path: '/', name: 'Archive' })
  const rose = await uploadOne('rose.png', undefined, '/Garden/Roses')
  expect((await list()).folders).toEqual(['.', 'Archive', 'Garden'])
  expect((await list('/Garden')).folders).toEqual(['.', '..', 'Roses'])
  expect(await ask({ action: 'folderRename', path: '/', name: 'Garden', newname: 'Yard' })).toMatchObject({
    success: true,
  })
  expect((await list('/Yard/Roses')).files).toMatchObject([{ url: rose.url, path: '/Yard/Roses' }])
  await ask({ action: 'folderMove', from: '/Yard/Roses', path: '/Archive' })
  expect((await list('/Archive/Roses')).names).toEqual(['rose.png'])
  expect((await list('/', { search: 'ROSE' })).names).toEqual(['rose.png'])
  expect(await ask({ action: 'folderRemove', path: '/', name: 'Archive' })).toMatchObject({ success: true })
  expect(await list()).toMatchObject({ folders: ['.', 'Yard'], names: [] })
  expect(await storedFiles()).toEqual([])
})

test.each([
  [{ action: 'files', path: '/..' }, /does not exist/],
  [{ action: 'files', path: '/nowhere' }, /does not exist/],
  [{ action: 'folderCreate', path: '/', name: '///' }, /enter a name/],
  [{ action: 'folderCreate', path: '/', name: 'twice' }, /with this name/],
  [{ action: 'folderCreate', path: '/', name: 'TWICE' }, /with this name/],
  [{ action: 'folderMove', from: '/twice', path: '/twice' }, /into itself/],
  [{ action: 'folderRemove', path: '/', name: '' }, /root/],
  [{ action: 'fileRename', path: '/', name: 'none.png', newname: 'x' }, /does not exist/],
])('rejects %j with a message', async (request, sentence) => {
  await ask({ action: 'folderCreate', path: '/', name: 'twice' })
  expect(await ask(request)).toMatchObject({ success: false, msg: expect.stringMatching(sentence) })
})

test('keeps pages working when an image is renamed or moved', async () => {
  await inNewAccount()
  await ask({ action: 'folderCreate', path: '/', name: 'a' })
  const stored = await uploadOne('one.png')
  await uploadOne('two.png')
  expect(await ask({ action: 'fileRename', path: '/', name: 'one.png', newname: 'two' })).toMatchObject({
    success: false,
    msg: expect.stringContaining('two.png'),
  })
  await ask({ action: 'fileRename', path: '/', name: 'one.png', newname: 'First house.jpg' })
  await ask({ action: 'fileMove', from: '/First house.png', path: '/a' })
  expect((await list('/a')).names).toEqual(['First house.png'])
  expect((await fetched(stored.url)).status).toBe(200)
})

test('moves and deletes several images together, or none of them', async () => {
  await inNewAccount()
  await ask({ action: 'folderCreate', path: '/', name: 'a' })
  for (const name of ['one.png', 'two.png', 'three.png']) await uploadOne(name)
  await uploadOne('one.png', undefined, '/a')
  const names = async (path: string) => (await list(path, { sortBy: 'name-asc' })).names
  const missing = { action: 'fileMove', items: ['/one.png', '/none.png'], path: '/a' }
  expect(await ask(missing)).toMatchObject({ success: false, msg: expect.stringMatching(/does not exist/) })
  expect(await names('/')).toEqual(['one.png', 'three.png', 'two.png'])

  const { data } = await ask({ action: 'fileMove', items: ['/one.png', '/two.png'], path: '/a' })
  expect(data.files).toMatchObject([
    { file: 'one (2).png', path: '/a' },
    { file: 'two.png', path: '/a' },
  ])
  expect(await names('/')).toEqual(['three.png'])
  expect(await names('/a')).toEqual(['one (2).png', 'one.png', 'two.png'])
  await ask({ action: 'fileRemove', items: ['/three.png', '/a/one.png', '/a/two.png'] })
  expect(await names('/')).toEqual([])
  expect(await names('/a')).toEqual(['one (2).png'])
})

test('deletes bytes with their last record, unless a page shows them', async () => {
  await inNewAccount()
  const content = await picture().png().toBuffer()
  const [first] = [await uploadOne('a.png', content), await uploadOne('b.png', content)]
  expect((await list()).space.used).toBe(content.length)
  await ask({ action: 'fileRemove', path: '/', name: 'a.png' })
  expect((await fetched(first.url)).status).toBe(200)

  const site = await call(api, 'POST', '/api/cloud-builder', {
    token: user.token,
    body: {
      siteName: 'Roses',
      rootSlug: 'roses',
      pages: [{ name: 'Home', slug: 'home', html: `<img src="${first.url}">` }],
    },
  })
  expect((await ask({ action: 'fileUsage', path: '/', name: 'b.png' })).data).toEqual({
    pages: 1,
    names: ['Roses › Home'],
  })
  const both = { action: 'fileUsage', items: ['/a2.png', '/b.png'] }
  expect(await ask(both)).toMatchObject({ success: false })
  await uploadOne('a2.png')
  expect((await ask(both)).data).toEqual({ pages: 1, names: ['Roses › Home'] })
  await ask({ action: 'fileRemove', path: '/', name: 'a2.png' })
  await ask({ action: 'fileRemove', path: '/', name: 'b.png' })
  expect((await list()).names).toEqual([])
  expect((await fetched(first.url)).status).toBe(200)

  await call(api, 'DELETE', `/api/cloud-builder/${site.body.site._id}`, { token: user.token })
  await uploadOne('c.png')
  await ask({ action: 'fileRemove', path: '/', name: 'c.png' })
  expect((await fetched(first.url)).status).toBe(404)
  expect(await storedFiles()).toEqual([])
})

test('shows and changes only images of the own account', async () => {
  await inNewAccount()
  await ask({ action: 'folderCreate', path: '/', name: 'mine' })
  await uploadOne('mine.png', undefined, '/mine')
  await inNewAccount()
  expect(await list()).toMatchObject({ names: [], folders: ['.'] })
  expect(await ask({ action: 'fileRemove', path: '/mine', name: 'mine.png' })).toMatchObject({
    success: false,
  })
  expect(await upload([['x.png', await picture().png().toBuffer()]], { path: '/mine' })).toMatchObject({
    success: false,
  })
})

test('emits changes to the sockets of the account only', async () => {
  await inNewAccount()
  const other = user
  await inNewAccount()
  const ears = [await openEventSocket(api, other, String), await openEventSocket(api, user, String)]
  await ask({ action: 'folderCreate', path: '/', name: 'told' })
  await eventually(() => expect(ears[1]!.heard).toEqual(['media-manager patched']))
  expect(ears[0]!.heard).toEqual([])
  for (const { close } of ears) close()
})

test('rejects uploads without sign-in, and answers a broken upload with a client error', async () => {
  expect(await upload([['x.png', 'x']], { token: '' })).toMatchObject({ status: 401 })
  const broken = await fetch(`${api.url}/api/media-manager?uploadAction=true`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\nhalf',
  })
  expect(broken.status).toBe(400)
  const odd = await fetch(`${api.url}/api/media-manager?uploadAction=true`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'multipart/form-data' },
    body: 'x',
  })
  expect(odd.status).toBe(400)
  expect(api.logged).toEqual([])
})

test.each(['/media/', '/media/x', '/media/../../etc/passwd', '/media/%2e%2e/x', '/media/a/b/c.png'])(
  '%s does not exist',
  async (address) => {
    expect((await fetched(address)).status).toBe(404)
  },
)
