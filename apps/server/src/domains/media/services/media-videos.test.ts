import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@web2/contract/core'
import { expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { evictLocalCopies } from '../library/evict-local-copies.ts'
import { useMediaApi } from '../testing/media-api.ts'
import { box, mp4, webm } from '../testing/video-samples.ts'
import { videoDrafts } from '../video-files/video-drafts.ts'

const fixture = useMediaApi()
const { inNewAccount, ask, list, upload, uploadOne, fetched, storedFiles } = fixture

const drafts = () => readdir(videoDrafts(fixture.api.context.config.dataDir)).catch(() => [])
const videos = async () => {
  const { data } = await ask({ action: 'files', path: '/', onlyVideos: true })
  return data.sources[0].files
}

test('stores a video under its name, with size, length and a URL of its own, apart from the images', async () => {
  await inNewAccount()
  const answer = await upload([
    ['Garden Tour.MOV', mp4({ sound: ['mp4a', 0x40] })],
    ['clip.mp4', webm({ seconds: 4, width: 320, height: 180 })],
  ])
  expect(answer).toMatchObject({
    success: true,
    msg: '2 videos uploaded',
    data: { isImages: [false, false] },
  })
  // the content decides, not the name
  expect(answer.data.files).toEqual(['Garden Tour.mp4', 'clip.webm'])
  expect(await videos()).toMatchObject([
    { file: 'clip.webm', type: 'video/webm', length: 4, width: 320, height: 180, isImage: false, thumb: '' },
    { file: 'Garden Tour.mp4', type: 'video/mp4', length: 12.5, width: 640, height: 360 },
  ])
  expect((await list()).names).toEqual([])
  const everything = await ask({ action: 'files', path: '/' })
  expect(everything.data.sources[0].total).toBe(2)
  expect((await list()).space.used).toBe(
    (await videos()).reduce((sum: number, { size }: { size: number }) => sum + size, 0),
  )
  expect(await drafts()).toEqual([])
})

test('serves a video in parts, with its type, and never as a page', async () => {
  await inNewAccount()
  const bytes = mp4({ data: randomBytes(300_000) })
  const { url } = await uploadOne('tour.mp4', bytes)
  expect(url).toMatch(/\/tour\.mp4$/)
  const whole = await fetched(url)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
  const range = (headers: Record<string, string>) => fetch(fixture.api.url + url, { headers })
  const part = await range({ Range: 'bytes=200000-200099' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 200000-200099/${bytes.length}`)
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(200_000, 200_100))).toBe(true)
  const end = await range({ Range: 'bytes=-10' })
  expect(Buffer.from(await end.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true)
  const beyond = await range({ Range: `bytes=${bytes.length}-` })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
  expect((await range({ Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200)
})

const html = '<!doctype html><script>alert(1)</script>'

test.each([
  ['a ZIP named mp4', Buffer.from('PK\u0003\u0004'.padEnd(60, 'x')), /isn’t supported.*MP4 or WebM/],
  ['HTML named mp4', Buffer.from(html), /isn’t supported.*MP4 or WebM/],
  ['nothing', Buffer.alloc(0), /is empty/],
  ['HTML behind a video', Buffer.concat([mp4(), Buffer.from(html)]), /is damaged/],
  ['a video that is cut off', mp4({ data: randomBytes(50_000) }).subarray(0, 30_000), /is incomplete/],
  [
    'a box of 10 GB',
    Buffer.concat([mp4(), Buffer.from('000000016d6461740000000254084400', 'hex')]),
    /is incomplete/,
  ],
])('refuses %s with a sentence, and keeps nothing', async (_name, bytes, reason) => {
  await inNewAccount()
  const answer = await upload([['tour.mp4', bytes]])
  expect(answer).toMatchObject({ success: false, msg: expect.stringMatching(reason) })
  expect(await videos()).toEqual([])
  expect(await drafts()).toEqual([])
})

test('refuses a video over the limit, and stores the image after it', async () => {
  await inNewAccount()
  const large = Buffer.concat([box('ftyp', 'isom'), Buffer.alloc(limits.videoFileBytes)])
  const answer = await upload([
    ['long.mp4', large],
    ['rose.png', await fixture.picture().png().toBuffer()],
  ])
  expect(answer.data.failed).toEqual([
    { file: 'long.mp4', msg: expect.stringContaining(`larger than ${limits.videoFileBytes / 1e6} MB`) },
  ])
  expect((await list()).names).toEqual(['rose.png'])
  expect(await drafts()).toEqual([])
})

test('keeps nothing of an upload whose connection breaks', async () => {
  await inNewAccount()
  const outgoing = request(`${fixture.api.url}/api/media-manager?uploadAction=true`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${fixture.user.token}`,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': 1_000_000,
    },
  })
  outgoing.on('error', () => undefined)
  outgoing.write('--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.mp4"\r\n\r\n')
  outgoing.write(mp4({ data: randomBytes(100_000) }))
  await eventually(async () => expect(await drafts()).toHaveLength(1))
  const closed = new Promise((resolve) => outgoing.once('close', resolve))
  outgoing.destroy()
  await closed
  await eventually(async () => expect(await drafts()).toEqual([]))
  expect(await videos()).toEqual([])
})

test('shows an image of the library as the poster, and keeps it as long as the video has it', async () => {
  await inNewAccount()
  const rose = await uploadOne('rose.png')
  const tour = await uploadOne('tour.mp4', mp4())
  const set = (poster: string, name = tour.file) => ask({ action: 'filePoster', path: '/', name, poster })
  expect(await set(rose.url)).toMatchObject({
    success: true,
    data: { file: { poster: rose.url, thumb: rose.thumb } },
  })
  expect(await videos()).toMatchObject([{ poster: rose.url, thumb: rose.thumb }])
  expect(await ask({ action: 'fileUsage', path: '/', name: 'rose.png' })).toMatchObject({
    data: { pages: 1, names: ['tour.mp4'] },
  })
  await ask({ action: 'fileRemove', path: '/', name: 'rose.png' })
  expect((await fetched(rose.thumb)).status).toBe(200)
  await ask({ action: 'fileRemove', path: '/', name: 'tour.mp4' })
  expect(await storedFiles()).toEqual([])
})

test('refuses a poster that is no image of the account', async () => {
  await inNewAccount()
  const theirs = await uploadOne('theirs.png')
  await inNewAccount()
  const tour = await uploadOne('tour.mp4', mp4())
  const other = await uploadOne('other.webm', webm({ seconds: 2 }))
  for (const poster of [theirs.url, other.url, 'https://a.test/x.png', '/media/x/y.png'])
    expect(await ask({ action: 'filePoster', path: '/', name: tour.file, poster })).toMatchObject({
      success: false,
      msg: 'Choose an image of your media library as the poster.',
    })
  const rose = await uploadOne('rose.png')
  expect(await ask({ action: 'filePoster', path: '/', name: 'rose.png', poster: rose.url })).toMatchObject({
    success: false,
    msg: expect.stringContaining('This video'),
  })
})

test('is seen, changed and deleted by its own account alone', async () => {
  await inNewAccount()
  const { url, file } = await uploadOne('tour.mp4', mp4({ data: 'mine' }))
  const owner = fixture.user.accountId
  await inNewAccount()
  expect(await videos()).toEqual([])
  for (const action of ['fileRemove', 'fileRename', 'filePoster', 'fileUsage'])
    expect(await ask({ action, path: '/', name: file, newname: 'mine', poster: '' })).toMatchObject({
      success: false,
    })
  // the same content of another account is a file of its own
  const mine = await uploadOne('tour.mp4', mp4({ data: 'mine' }))
  expect(mine.url).not.toBe(url)
  expect(url).toContain(owner)
  await ask({ action: 'fileRemove', path: '/', name: 'tour.mp4' })
  expect((await fetched(url)).status).toBe(200)
  expect((await fetched(mine.url)).status).toBe(404)
})

test('renames a video without changing its kind', async () => {
  await inNewAccount()
  await uploadOne('tour.mp4', mp4())
  const renamed = await ask({ action: 'fileRename', path: '/', name: 'tour.mp4', newname: 'Visit.webm' })
  expect(renamed).toMatchObject({ success: true, data: { file: { file: 'Visit.mp4' } } })
})

test('deletes uploads that ended with their process a day ago, and no others', async () => {
  const folder = videoDrafts(fixture.api.context.config.dataDir)
  await mkdir(folder, { recursive: true })
  for (const name of ['old.draft', 'new.draft']) await writeFile(join(folder, name), 'x')
  const before = Date.now() / 1_000 - 25 * 3_600
  await utimes(join(folder, 'old.draft'), before, before)
  await evictLocalCopies(fixture.api.context)
  expect(await drafts()).toEqual(['new.draft'])
})
