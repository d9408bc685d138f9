import { createDocument, createNode, storedJson, sequentialUuids } from '@web2/builder'
import { callScript } from '@web2/site'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startS3Server, type S3Server } from '../../../testing/servers/s3/s3-server.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'
import { acting, smallestDefinition } from '../../../testing/worlds/generator-definition.ts'
import { readCallToken } from './call-token.ts'
import { formKeyOf } from '../forms/form-keys.ts'

/* Phone links of generated sites. */

let store: S3Server
let world: TurboWorld
beforeAll(async () => {
  store = await startS3Server()
  world = await startTurboWorld({}, [new URL(store.url).host])
  await world.post('/cloud-settings-manager', {
    cloud: 's3',
    label: 'Own store',
    endpoint: store.url,
    ...store.keys,
    region: 'us-east-1',
  })
})
afterAll(async () => {
  await world.stop()
  await store.stop()
})

const phone = '(555) 0100'
const tracking = '(555) 0199'
const source = () =>
  createDocument(
    [
      createNode('Heading', { headingType: 'h1', content: '{place}', elementStyle: {} }),
      createNode('Paragraph', { content: '{nap.phone}', elementStyle: {} }),
      createNode('Link', { content: 'Call', href: 'tel:{nap.phone}', elementStyle: {} }),
    ],
    sequentialUuids(),
  )

interface Generated {
  readonly siteId: string
  /** Publishes the project again. */
  publish(): Promise<void>
  /** Returns the HTML of the page of a place. */
  page(): Promise<string>
}

/** Creates a site project for two places and publishes it. */
const published = async (cloud: object): Promise<Generated> => {
  const { _id } = await world.post('/cloud-sites-turbo', {
    ...smallestDefinition,
    source: { pageId: await world.page(storedJson(source())) },
    lists: [{ name: 'place', values: ['Bath', 'Wells'] }],
    listing: { by: 'one', napId: await world.nap(phone) },
    rootSlug: `calls-${world.number()}`,
    clouds: [cloud],
  })
  const act = async (...actions: readonly string[]) => {
    for (const action of actions) {
      await world.patch(`/cloud-sites-turbo/${_id}`, acting(action))
      await world.work()
    }
    expect(await world.get(`/cloud-sites-turbo/${_id}`)).toMatchObject({ status: 'done', failedPages: 0 })
  }
  await act('plan', 'sample', 'approve')
  const siteId: string = (await world.get(`/turbo-sites?turboId=${_id}`)).data[0]._id
  return {
    siteId,
    publish: () => act('publish'),
    page: async () => {
      const url = new URL(await targetUrl(siteId))
      return (await fetch(new URL('bath/index.html', url))).text()
    },
  }
}

const targetUrl = async (siteId: string): Promise<string> =>
  (
    await world.world.database.db
      .selectFrom('siteTargets')
      .select('url')
      .where('siteId', '=', siteId)
      .executeTakeFirstOrThrow()
  ).url ?? ''

const isOutdated = async (siteId: string): Promise<boolean> =>
  (await world.get(`/cloud-builder/${siteId}`)).site.isOutdated

const settings = (siteId: string, change: object) => world.patch(`/lead-settings/${siteId}`, change)

const keys = () => [formKeyOf(world.world.context.config.appSecret)]

it('pages at the built-in host report taps, and show the tracking number once they are published again', async () => {
  const site = await published({ cloud: 'builtin', buckets: [] })
  const before = await site.page()
  const [, token = '', script] = /<script data-calls="([^"]*)">(.*?)<\/script>/s.exec(before) ?? []
  expect(script).toBe(callScript)
  expect(readCallToken(keys(), 'page', token)).toEqual({
    ...{ siteId: site.siteId, pageId: null, path: 'bath/', number: '' },
  })
  expect(before).toContain('href="tel:5550100"')

  await settings(site.siteId, { trackingNumber: tracking })
  expect(await isOutdated(site.siteId)).toBe(true)
  await site.publish()
  expect(await isOutdated(site.siteId)).toBe(false)
  const after = await site.page()
  expect(after).toContain(tracking)
  expect(after).toContain('href="tel:5550199"')
  expect(after).toContain('"telephone":"(555) 0100"')
  expect(after.slice(after.indexOf('<body'))).not.toContain('0100')
})

it('links in a bucket redirect once that is switched on and published, and are counted for their page', async () => {
  const site = await published({
    ...{ cloud: 's3', accountLabel: 'Own store' },
    buckets: [{ bucket: 'generated-calls', newBucket: true }],
  })
  expect(await site.page()).toContain('href="tel:5550100"')
  await settings(site.siteId, { countCalls: 'redirect' })
  expect(await isOutdated(site.siteId)).toBe(true)
  await site.publish()
  expect(await isOutdated(site.siteId)).toBe(false)
  const { publicUrl } = world.world.context.config
  const [, token = ''] = /href="[^"]*\/call\/([^"]*)"/.exec(await site.page()) ?? []
  expect(await site.page()).toContain(`href="${publicUrl}/call/${token}"`)
  expect(readCallToken(keys(), 'link', token)).toEqual({
    ...{ siteId: site.siteId, pageId: null, path: 'bath/', number: '5550100' },
  })
  const answer = await fetch(`${world.api.url}/call/${token}`, {
    ...{
      redirect: 'manual',
      headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'Sec-Fetch-Mode': 'navigate' },
    },
  })
  expect(answer.headers.get('location')).toBe('tel:5550100')
})
