import { createDocument, createNode, storedJson, sequentialUuids } from '@web2/builder'
import type { CallCounting } from '@web2/contract/sites'
import { callScript } from '@web2/site'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startS3Server, type S3Server } from '../../../testing/servers/s3/s3-server.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'
import { acting, smallestDefinition } from '../../../testing/worlds/generator-definition.ts'
import { readCallToken } from '../../leads/calls/call-token.ts'
import { formKeyOf } from '../../leads/forms/form-keys.ts'
import { maybeSiteRow } from '../../sites/site-summary.ts'
import { changeLeadSettings } from '../../leads/inbox/lead-settings.ts'

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

const published = async (cloud: object): Promise<string> => {
  const { _id } = await world.post('/cloud-sites-turbo', {
    ...smallestDefinition,
    source: { pageId: await world.page(storedJson(source())) },
    lists: [{ name: 'place', values: ['Bath', 'Wells'] }],
    listing: await world.nap(phone),
    rootSlug: `calls-${world.number()}`,
    clouds: [cloud],
  })
  for (const action of ['plan', 'sample', 'approve']) {
    await world.patch(`/cloud-sites-turbo/${_id}`, acting(action))
    await world.work()
  }
  expect(await world.get(`/cloud-sites-turbo/${_id}`)).toMatchObject({ status: 'done', failedPages: 0 })
  const [site] = (await world.get(`/turbo-sites?turboId=${_id}`)).data
  return site.siteId ?? site._id
}
