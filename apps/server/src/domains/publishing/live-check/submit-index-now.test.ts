import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Site } from '@web2/contract/sites'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { putPage } from '../../sites/pages/put-page.ts'

interface Submission {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

const submissions: Submission[] = []
let answer = 200
let engine: Server
let world: World

beforeAll(async () => {
  engine = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      submissions.push(JSON.parse(Buffer.concat(chunks).toString()) as Submission)
      response.writeHead(answer).end()
    })
  }).listen(0, '127.0.0.1')
  await once(engine, 'listening')
  const { port } = engine.address() as AddressInfo
  world = await createWorld([`127.0.0.1:${port}`], {
    indexNowUrl: `http://127.0.0.1:${port}/indexnow`,
    publicUrl: 'http://127.0.0.1',
  })
})
afterAll(async () => {
  await world.end()
  engine.close()
})

const switchOn = (site: Site, indexNow = true) =>
  patchSite(world.context, world.owner, site._id, { indexNow })
const told = async (action: () => Promise<Site>) => {
  submissions.length = 0
  const site = await action()
  return { site, target: site.targets[0], sent: [...submissions] }
}

it('submits new, changed and deleted pages once they are live, with a key file in their folder', async () => {
  const site = await switchOn(await world.newSite())
  expect(site.indexNow).toBe(true)
  const first = await told(() => world.publish(site._id))
  const home = first.site.siteLink ?? ''
  const addresses = first.site.pages.map(({ slug, isDefault }) => (isDefault ? home : `${home}${slug}/`))
  const [submission] = first.sent
  expect(submission).toMatchObject({ host: new URL(home).host })
  expect(submission?.urlList.sort()).toEqual(addresses.sort())
  expect(await (await fetch(submission?.keyLocation ?? '')).text()).toBe(submission?.key)
  expect(first.target?.indexNow).toMatchObject({ ok: true, urls: addresses.length })

  const page = site.pages.at(-1)
  await putPage(world.context, world.owner, site._id, { _id: page?._id ?? '', html: '<h1>New</h1>' })
  const second = await told(() => world.publish(site._id))
  expect(second.sent).toMatchObject([{ key: submission?.key, urlList: [`${home}${page?.slug}/`] }])
  await patchSite(world.context, world.owner, site._id, { pages: { deleted: [page?._id ?? ''] } })
  const third = await told(() => world.publish(site._id))
  expect(third.sent[0]?.urlList).toContain(`${home}${page?.slug}/`)
})

it('submits no unchanged pages, and nothing when disabled', async () => {
  const site = await switchOn(await world.newSite())
  await world.publish(site._id)
  const again = await told(() => world.publish(site._id))
  expect(again.sent).toEqual([])
  expect(again.target?.indexNow?.message).toMatch(/No pages changed/)
  await switchOn(site, false)
  const off = await told(() => world.publish(site._id))
  expect(off.sent).toEqual([])
  expect(off.target?.indexNow).toBeNull()
  // the key file is deleted with it
  expect(off.target?.deleted).toBe(1)
})

it.each([
  [403, /key file/],
  [422, /don’t belong to the key file/],
  [500, /returned status 500/],
])('explains a response of %i and completes the publication anyway', async (status, sentence) => {
  const site = await switchOn(await world.newSite())
  answer = status
  const { site: published, target } = await told(() => world.publish(site._id))
  answer = 200
  expect(published.status).toBe('published')
  expect(target?.indexNow).toMatchObject({ ok: false, message: expect.stringMatching(sentence) })
})
