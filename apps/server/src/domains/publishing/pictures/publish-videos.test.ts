import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFile } from '@web2/contract/media'
import type { Site } from '@web2/contract/sites'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPicture } from '../../media/library/add-image.ts'
import { addVideo } from '../../media/library/add-video.ts'
import { removeFiles } from '../../media/library/change-files.ts'
import { mp4, webm } from '../../media/testing/video-samples.ts'
import { readVideo, sniffVideo } from '../../media/video-files/read-video.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { maybeSiteRow } from '../../sites/index.ts'
import { hostKinds } from '../../../testing/worlds/host-kinds.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { zipFiles } from '../zip-downloads/zip-files.ts'

describe.each(await hostKinds())('a published video on a host in $kind', ({ storage }) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld([], storage ? { storage } : {})
  })
  afterAll(() => world.end())

  const video = async (name: string, bytes: Buffer, owner = world.owner): Promise<MediaFile> => {
    const folder = join(world.context.config.dataDir, 'sent')
    await mkdir(folder, { recursive: true })
    const path = join(folder, randomBytes(6).toString('hex'))
    await writeFile(path, bytes)
    const read = await readVideo(path, sniffVideo(bytes)!)
    if (!read.ok) throw new Error(read.msg)
    return addVideo(world.context, owner, { path: '/', name, video: read.video })
  }
  const put = (site: Site, ...sources: string[]) =>
    putPage(world.context, world.owner, site._id, {
      _id: site.pages[0]?._id ?? '',
      html: `<h1>Tour</h1>${sources.join('')}`,
    })
  const block = ({ url }: MediaFile, poster: string) =>
    `<video class="w2-video" poster="${poster}" width="640" height="360" controls playsinline preload="none"><source src="${url}" type="video/mp4"></video>`
  const textOf = async (site: Site) => (await fetch(site.siteLink ?? '')).text()

  it('is a file of the site with its type and in parts, and goes when no page shows it', async () => {
    const bytes = mp4({ data: randomBytes(1_500_000) })
    const tour = await video('Tour.mp4', bytes)
    const create = { width: 40, height: 30, channels: 3, background: 'green' } as const
    const rose = await addPicture(world.context, world.owner, {
      path: '/',
      name: 'rose.png',
      bytes: await sharp({ create }).png().toBuffer(),
    })
    const site = await world.newSite()
    await put(site, block(tour, rose.url))
    const live = await world.publish(site._id)
    const html = await textOf(live)
    expect(html).not.toContain('/media/')
    const [path = ''] = /assets\/tour-[0-9a-f]{12}\.mp4/.exec(html) ?? []
    expect(html).toMatch(/poster="assets\/rose-[0-9a-f]{12}\.png"/)
    const served = await fetch(`${live.siteLink}${path}`)
    expect(served.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)
    const part = await fetch(`${live.siteLink}${path}`, { headers: { Range: 'bytes=1000000-1000009' } })
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([
      206,
      bytes.subarray(1_000_000, 1_000_010),
    ])

    await removeFiles(world.context, world.owner.accountId, { path: '/', name: tour.file })
    await world.publish(site._id)
    expect((await fetch(`${live.siteLink}${path}`)).status).toBe(200)
    await put(live)
    await world.publish(site._id)
    expect((await fetch(`${live.siteLink}${path}`)).status).toBe(404)
  })

  it('is in the zip file, read from where it is stored', async () => {
    const bytes = webm({ seconds: 3 })
    const clip = await video('clip.webm', bytes)
    const site = await world.newSite()
    await put(site, `<video src="${clip.url}" controls></video>`)
    // with a bucket, the local copy may be gone at any time
    if (storage) await rm(join(world.context.config.dataDir, 'media'), { recursive: true })
    const row = await maybeSiteRow(world.context.db, {
      siteId: site._id,
      accountId: world.owner.accountId,
    })
    const zip = await zipFiles(world.context, row!, null)
    const found: unknown[] = []
    for await (const file of zip.files)
      if (file.path.endsWith('.webm')) found.push([file.contentType, Buffer.from(file.body()).equals(bytes)])
    await zip.close()
    expect(found).toEqual([['video/webm', true]])
  })

  it('is never one of another account', async () => {
    const theirs = await video('secret.mp4', mp4({ data: 'secret' }), await world.newOwner())
    const site = await world.newSite()
    await put(site, block(theirs, ''))
    const html = await textOf(await world.publish(site._id))
    expect(html).toContain(theirs.url)
    expect(html).not.toContain('assets/secret')
  })
})
