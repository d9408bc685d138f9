import { createDocument, createNode, exportHtml } from '@web2/builder'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '@web2/contract/sites'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPicture } from '../../media/library/add-image.ts'
import { removeFiles } from '../../media/library/change-files.ts'
import { spaceUsed } from '../../media/library/media-space.ts'
import { makePictureFiles, missingWidths } from '../../media/picture-files/make-picture-files.ts'
import { libraryImages } from '../../media/picture-files/library-images.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { planPublicationOf } from '../publications/plan-publication.ts'
import { requestPublication } from '../publications/request-publication.ts'
import { runPublication } from '../run/run-publication.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import type { Actor } from '../../../platform/actor.ts'

let world: World
let owner: Actor
beforeAll(async () => {
  world = await createWorld()
  owner = world.owner
})
afterAll(() => world.end())

/** An image of noise, which no format compresses to nothing; each seed is other content. */
const noise = (seed: number, width = 1_200, height = 800) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 100 + seed, sigma: 30 },
    },
  })

const add = (name: string, bytes: Buffer) => addPicture(world.context, owner, { path: '/', name, bytes })

const jpeg = async (name: string, seed: number) =>
  add(name, await noise(seed).jpeg({ quality: 95 }).toBuffer())

const siteWith = async (html: string): Promise<Site> => {
  const site = await world.newSite()
  await putPage(world.context, owner, site._id, { _id: site.pages[0]?._id ?? '', html })
  return site
}

const faster = (site: Pick<Site, '_id'>, fasterImages: boolean) =>
  patchSite(world.context, owner, site._id, { fasterImages })

const homeOf = async (site: Site) => (await fetch(site.siteLink ?? '')).text()

const planOf = (site: Site, fasterImages?: boolean) =>
  planPublicationOf(world.context, owner.accountId, {
    siteId: site._id,
    ...(fasterImages !== undefined && { fasterImages }),
  })

it('makes the files of a page’s images once, publishes them, and without them the page is the old one byte for byte', async () => {
  const rose = await jpeg('Rose.jpg', 1)
  const site = await siteWith(`<img src="${rose.url}" width="400" height="267" alt="Rose">`)
  const before = await homeOf(await world.publish(site._id))
  expect((await planOf(site)).pictures).toMatchObject({ total: 1, images: 1, files: 4, kept: [] })

  const requested = await requestPublication(world.context, owner, site._id, [], { fasterImages: true })
  if (!requested.ok) throw new Error(requested.message)
  await runPublication(world.context, requested.site.runId ?? '', new AbortController().signal)
  const live = await world.site(site._id)
  const html = await homeOf(live)
  expect((await planOf(live)).pictures).toMatchObject({ total: 1, images: 0, files: 0, kept: [] })
  const files = [...html.matchAll(/(assets\/rose-(\d+)-[0-9a-f]{12}\.(avif|webp)) \2w/g)]
  expect(files.map(([, , width, type]) => `${width} ${type}`)).toEqual([
    '480 avif',
    '960 avif',
    '480 webp',
    '960 webp',
  ])
  for (const [, path, width, type] of files) {
    const served = await fetch(`${live.siteLink}${path}`)
    expect(served.headers.get('content-type')).toBe(`image/${type}`)
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(Number(width))
  }
  expect(html).toMatch(/<img src="assets\/rose-[0-9a-f]{12}\.jpg" alt="Rose" width="400" height="267"/)

  const again = await world.publish(site._id)
  expect(again.targets[0]).toMatchObject({ uploaded: 0, deleted: 0 })
  const copy = await siteWith(`<img src="${rose.url}" width="400" height="267" alt="Rose">`)
  expect((await planOf(copy, true)).pictures).toMatchObject({ total: 1, images: 0, files: 0 })

  await faster(site, false)
  expect(await homeOf(await world.publish(site._id))).toBe(before)
})

it('offers files for the images of a new gallery, and none for an older one', async () => {
  const hill = await jpeg('hill.jpg', 9)
  const images = [{ url: hill.url, alt: 'A hill', caption: '' }]
  const pageWith = (files: boolean) =>
    /<ul.*<\/ul>/s.exec(
      exportHtml(createDocument([createNode('Gallery', { key: 'x', images, files })])),
    )?.[0] ?? ''
  const older = await siteWith(pageWith(false))
  const before = await homeOf(await world.publish(older._id))
  await faster(older, true)
  expect((await planOf(older)).pictures).toMatchObject({ total: 0 })
  expect(await homeOf(await world.publish(older._id))).toBe(before)

  const site = await siteWith(pageWith(true))
  await faster(site, true)
  const live = await world.publish(site._id)
  const html = await homeOf(live)
  const [grid = '', opened = ''] = html.split('class="w2-lightbox"')
  expect(grid).toMatch(/<button[^>]*><picture[^>]*><source type="image\/avif" srcset="assets\/hill-480-/)
  expect(opened).toMatch(/<source type="image\/avif"[^>]* sizes="min\(100vw, 1200px\)">/)
  for (const [, path] of html.matchAll(/(assets\/hill-\d+-[0-9a-f]{12}\.(?:avif|webp))/g))
    expect((await fetch(`${live.siteLink}${path}`)).status).toBe(200)
})

it('publishes what can’t be made faster as it is, and says why', async () => {
  const wide = await add('wide.png', await noise(2, 20_000, 40).png().toBuffer())
  const drawing = await add(
    'drawing.svg',
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>${'x'.repeat(20_000)}</desc></svg>`,
    ),
  )
  const icon = await add('icon.png', await noise(3, 40, 30).png().toBuffer())
  const site = await siteWith(
    [wide, drawing, icon].map(({ url }) => `<img src="${url}" width="90">`).join(''),
  )
  await faster(site, true)
  const live = await world.publish(site._id)
  expect(live.status).toBe('published')
  expect(await homeOf(live)).not.toContain('<picture')
  expect((await planOf(live)).pictures).toEqual({
    total: 0,
    images: 0,
    files: 0,
    seconds: 0,
    kept: [{ name: 'wide.png', why: expect.stringContaining('16,383 px') }],
  })
})

it('counts the files as storage, and deletes them with their image', async () => {
  const used = () => spaceUsed(world.context.db, owner.accountId)
  const before = await used()
  const hill = await jpeg('hill.jpg', 4)
  const alone = await used()
  const site = await siteWith(`<img src="${hill.url}" width="300" height="200">`)
  await faster(site, true)
  await world.publish(site._id)
  expect(await used()).toBeGreaterThan(alone)
  await putPage(world.context, owner, site._id, { _id: site.pages[0]?._id ?? '', html: '<p>No hill</p>' })
  await world.publish(site._id)
  await removeFiles(world.context, owner.accountId, { path: '/', name: hill.file })
  expect(await used()).toBe(before)
})

const hashOf = (url: string) => /\/([0-9a-f]{32})\//.exec(url)?.[1] ?? ''

it('resumes after a killed process, and gives up on a file that ends it every time', async () => {
  const { context } = world
  const [lake, bomb] = [await jpeg('lake.jpg', 5), await jpeg('bomb.jpg', 6)]
  const images = await libraryImages(context.db, owner.accountId, [hashOf(lake.url), hashOf(bomb.url)])
  const needed = [...images.values()].map((image) => ({ image, widths: [480, 960] }))
  const stopped = new AbortController()
  const making = { signal: stopped.signal, onDone: () => stopped.abort() }
  await makePictureFiles(context, owner.accountId, needed, making)
  const left = await missingWidths(context, owner.accountId, needed)
  expect(left.reduce((sum, { widths }) => sum + widths.length, 0)).toBeLessThan(4)

  const last = left.at(-1)
  if (!last) throw new Error('Everything was made at once')
  await context.db
    .insertInto('pictureFiles')
    .values({
      accountId: owner.accountId,
      sha256: last.image.sha256,
      width: 2_400,
      type: 'image/avif',
      tries: 3,
    })
    .execute()
  const wanted = [{ ...last, widths: [...last.widths, 2_400] }]
  await makePictureFiles(context, owner.accountId, wanted, {
    signal: new AbortController().signal,
    onDone: () => undefined,
  })
  expect(await missingWidths(context, owner.accountId, wanted)).toEqual([])
  const tried = await context.db
    .selectFrom('pictureFiles')
    .select('problem')
    .where('sha256', '=', last.image.sha256)
    .where('width', '=', 2_400)
    .execute()
  expect(tried.every(({ problem }) => problem === 'too-slow')).toBe(true)
})

it('makes a file again whose bytes are lost', async () => {
  const { context } = world
  const tree = await jpeg('tree.jpg', 7)
  const images = await libraryImages(context.db, owner.accountId, [hashOf(tree.url)])
  const needed = [...images.values()].map((image) => ({ image, widths: [480] }))
  const make = () =>
    makePictureFiles(context, owner.accountId, needed, {
      signal: new AbortController().signal,
      onDone: () => undefined,
    })
  await make()
  expect(await missingWidths(context, owner.accountId, needed)).toEqual([])
  const folder = join(context.config.dataDir, 'media', owner.accountId, hashOf(tree.url).slice(0, 2))
  for (const name of await readdir(folder)) if (name.endsWith('.w480.avif')) await rm(join(folder, name))
  expect(await missingWidths(context, owner.accountId, needed)).toHaveLength(1)
  await make()
  expect(await missingWidths(context, owner.accountId, needed)).toEqual([])
})
