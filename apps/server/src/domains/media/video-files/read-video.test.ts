import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { box, element, mp4, unknownSize, webm } from '../testing/video-samples.ts'
import { readVideo, sniffVideo } from './read-video.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'videos-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let count = 0
const stored = async (bytes: Uint8Array): Promise<string> => {
  const path = join(folder, String((count += 1)))
  await writeFile(path, bytes)
  return path
}
/** Returns the facts of a video or the message of its refusal. */
const read = async (bytes: Buffer) => {
  const type = sniffVideo(bytes)
  if (!type) return 'no video'
  const answer = await readVideo(await stored(bytes), type)
  if (!answer.ok) return answer.msg
  const { width, height, lengthMs } = answer.video
  return { type, width, height, lengthMs }
}

const html = '<!doctype html><script>alert(1)</script>'
const incomplete = /^This video is incomplete\./
const damaged = /^This video is damaged\./

describe('readVideo', () => {
  it.each([
    ['H.264 alone', mp4(), { type: 'video/mp4', width: 640, height: 360, lengthMs: 12_500 }],
    ['H.264 with AAC', mp4({ sound: ['mp4a', 0x40] }), { type: 'video/mp4', lengthMs: 12_500 }],
    ['filmed upright', mp4({ isTurned: true, width: 360, height: 640 }), { width: 360, height: 640 }],
    ['VP9', webm({ seconds: 4 }), { type: 'video/webm', width: 640, height: 360, lengthMs: 4_000 }],
    ['a recording of a browser', webm({ isRecording: true, codec: 'V_VP8' }), { lengthMs: 2_500 }],
    ['no length', webm({ codec: 'V_AV1' }), { type: 'video/webm', lengthMs: 2_500 }],
  ])('reads size and length: %s', async (_name, bytes, facts) => {
    expect(await read(bytes)).toMatchObject(facts)
  })

  it.each([
    ['HEVC', mp4({ video: 'hvc1' }), /H\.264/],
    ['MP3 sound', mp4({ sound: ['mp4a', 0x6b] }), /AAC/],
    ['AC-3 sound', mp4({ sound: ['ac-3', 0x40] }), /AAC/],
    ['encrypted pictures', mp4({ video: 'encv' }), /H\.264/],
    ['QuickTime', mp4({ brand: 'qt  ' }), /QuickTime/],
    ['parts for streaming', Buffer.concat([mp4(), box('moof', 'x')]), /streaming/],
    ['Matroska', webm({ docType: 'matroska' }), /Matroska/],
    ['Theora', webm({ codec: 'V_THEORA' }), /VP9/],
    ['a second index', Buffer.concat([mp4(), box('moov', 'x')]), damaged],
    ['an archive at the end', Buffer.concat([mp4(), Buffer.from('PK\u0003\u0004 and more')]), damaged],
    ['a page at the end', Buffer.concat([mp4(), Buffer.from(html)]), damaged],
    ['no index', Buffer.concat([box('ftyp', 'isom'), box('mdat', 'x')]), incomplete],
    ['samples beyond the file', mp4({ chunkAt: 1_000_000 }), incomplete],
    ['0 px', mp4({ width: 0 }), damaged],
    ['0 seconds', mp4({ seconds: 0 }), damaged],
    ['a page after WebM', Buffer.concat([webm(), Buffer.from(html)]), damaged],
    ['an unknown element', webm({ more: [element(0x1a45dfa4, 'x')] }), damaged],
    ['an element of unknown size', webm({ more: [element(0x1254c367, 'x', unknownSize)] }), damaged],
  ])('refuses with a reason: %s', async (_name, bytes, reason) => {
    expect(await read(bytes)).toMatch(reason)
  })

  it.each([
    ['MP4', mp4({ sound: ['mp4a', 0x40] })],
    ['WebM', webm({ seconds: 4 })],
  ])('refuses %s that is cut off anywhere', async (_name, bytes) => {
    for (let length = 12; length < bytes.length; length += 1) {
      const answer = await read(bytes.subarray(0, length))
      expect(typeof answer === 'string', `${length} of ${bytes.length} bytes`).toBe(true)
    }
  })

  it('refuses a box that claims 10 GB, reading none of it', async () => {
    const claim = Buffer.alloc(16)
    claim.writeUInt32BE(1)
    claim.write('mdat', 4, 'latin1')
    claim.writeBigUInt64BE(10_000_000_000n, 8)
    expect(await read(Buffer.concat([mp4(), claim]))).toMatch(incomplete)
    const index = Buffer.from(claim)
    index.write('moov', 4, 'latin1')
    expect(await read(Buffer.concat([box('ftyp', 'isom'), index]))).toMatch(incomplete)
    const huge = Buffer.from('0100000254084400', 'hex')
    expect(await read(webm({ more: [element(0x1654ae6b, '', huge)] }))).toMatch(incomplete)
  })

  it('does not read a sparse index of gigabytes into memory', async () => {
    const index = Buffer.alloc(8)
    index.writeUInt32BE(3_000_000_000)
    index.write('moov', 4, 'latin1')
    const start = box('ftyp', 'isom')
    const path = await stored(Buffer.concat([start, index]))
    await truncate(path, start.length + 3_000_000_000)
    const before = process.memoryUsage().rss
    expect(await readVideo(path, 'video/mp4')).toMatchObject({ ok: false })
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
    await rm(path)
  })

  it.each([
    [
      'MP4',
      mp4({ inMovie: [box('udta', box('\u00a9xyz', '+52.5200+013.4050/'))], before: [box('free', html)] }),
    ],
    [
      'WebM',
      webm({ seconds: 4, more: [element(0x1254c367, '+52.5200+013.4050/'), element(0x1941a469, html)] }),
    ],
  ])('empties places, notes and gaps of %s, and leaves the rest as it is', async (_name, bytes) => {
    const path = await stored(bytes)
    const first = await readVideo(path, sniffVideo(bytes)!)
    const kept = await readFile(path)
    expect(kept.length).toBe(bytes.length)
    expect(kept.includes('+52.52')).toBe(false)
    expect(kept.includes('script')).toBe(false)
    expect(kept.includes('picture')).toBe(true)
    // the stored file is a video, and emptying it again changes nothing
    expect(await readVideo(path, sniffVideo(kept)!)).toEqual(first)
  })
})

describe('sniffVideo', () => {
  it.each([
    ['a ZIP', Buffer.from('PK\u0003\u0004anything')],
    ['HTML', Buffer.from(html)],
    ['nothing', Buffer.alloc(0)],
    ['an AVIF', box('ftyp', 'avif', '\0\0\0\0', 'mif1')],
    ['an image', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
  ])('does not take %s for a video', (_name, bytes) => {
    expect(sniffVideo(bytes)).toBeUndefined()
  })
})
