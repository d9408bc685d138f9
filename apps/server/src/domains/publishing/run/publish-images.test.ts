import type { Site } from '@web2/contract/sites'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPicture } from '../../media/library/add-image.ts'
import { removeFiles } from '../../media/library/change-files.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const picture = async (name: string, red: number, owner = world.owner) => {
  const create = { width: 40, height: 30, channels: 3, background: { r: red, g: 80, b: 80 } } as const
  return addPicture(world.context, owner, {
    path: '/',
    name,
    bytes: await sharp({ create }).png().toBuffer(),
  })
}

const put = (site: Site, html: string) =>
  putPage(world.context, world.owner, site._id, { _id: site.pages[0]?._id ?? '', html })

const counts = ({ targets: [target] }: Site) => {
  if (!target) throw new Error('The site has no target')
  const { uploaded, deleted } = target
  return { uploaded, deleted }
}

it('publishes library images of pages once, and deletes unused ones', async () => {
  const [rose, hill] = [await picture('Rose.png', 200), await picture('hill.png', 90)]
  const site = await world.newSite()
  await put(
    site,
    `<img src="${rose.url}"><div style="background:url(https://app.example${hill.url})">x</div>`,
  )
  const live = await world.publish(site._id)
  const html = await (await fetch(live.siteLink ?? '')).text()
  expect(html).not.toContain('/media/')
  const found = html.matchAll(/assets\/(?:rose|hill)-[0-9a-f]{12}\.png/g)
  // the social card references the first one again
  const addresses = [...new Set([...found].map(([path]) => path))]
  expect(addresses).toHaveLength(2)
  for (const path of addresses) {
    const served = await fetch(`${live.siteLink}${path}`)
    expect({ status: served.status, type: served.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/png',
    })
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(40)
  }

  expect(counts(await world.publish(site._id))).toEqual({ uploaded: 0, deleted: 0 })
  await removeFiles(world.context, world.owner.accountId, { path: '/', name: rose.file })
  expect(counts(await world.publish(site._id))).toEqual({ uploaded: 0, deleted: 0 })
  await put(live, `<img src="${rose.url}"><p>No hill</p>`)
  expect(counts(await world.publish(site._id))).toMatchObject({ deleted: 1 })
})

it('never publishes another account’s image', async () => {
  const theirs = await picture('secret.png', 10, await world.newOwner())
  const site = await world.newSite()
  await put(site, `<img src="${theirs.url}">`)
  const live = await world.publish(site._id)
  const html = await (await fetch(live.siteLink ?? '')).text()
  expect(html).toContain(theirs.url)
  expect(html).not.toContain('assets/secret')
})
