import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVerifyingWorld, type VerifyingWorld } from '../../../testing/worlds/verification-world.ts'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { call } from '../../../testing/worlds/start-api.ts'
import {
  startTroubledWordPress,
  type TroubledWordPress,
} from '../../../testing/servers/wordpress/troubled-wordpress.ts'
import { noStop } from '../../../testing/worlds/publishing-world.ts'
import { checkProperty } from '../connection/check-property.ts'
import { sealSecrets } from '../connection/property-secrets.ts'

let here: VerifyingWorld
let site: TroubledWordPress
beforeAll(async () => {
  site = await startTroubledWordPress()
  here = await createVerifyingWorld({ egressAllow: [new URL(site.url).host] })
})
afterAll(async () => {
  await here.end()
  await site.stop()
})

it('reports that the user may not upload images, until a later check finds that they may', async () => {
  const { context, user } = here
  site.now({ me: { body: { id: 1, username: 'ann', capabilities: { edit_posts: true } } } })
  const propertyId = await here.newProperty(`${site.url}/`, 'wordpress')
  const secretsSealed = sealSecrets(context.config, user.accountId, {
    password: 'abcd efgh ijkl mnop qrst uvwx',
  })
  await context.db
    .updateTable('properties')
    .set({ means: 'application-password', username: 'ann', secretsSealed })
    .where('id', '=', propertyId)
    .execute()
  const id = await here.start(propertyId)
  expect(await here.verification(id)).toMatchObject({
    status: 'done',
    problem: expect.stringContaining('This user can’t upload images to Troubled.'),
  })
  const places = async () =>
    (await call(here.api, 'GET', `/api/sub-properties?propertyId=${propertyId}`, { token: user.token })).body
      .data
  expect(await places()).toMatchObject([{ takesImages: false, scrapeStatus: 'scraped' }])
  site.now({})
  await checkProperty(context, propertyId, noStop)
  expect(await places()).toMatchObject([{ takesImages: true }])

  // two workers are killed during a scheduled check
  const unit = { kind: 'connection', subjectId: propertyId, accountId: user.accountId }
  await killWorkersAt(context, unit)
  for (const _look of [1, 2]) await checkProperty(context, propertyId, noStop, { isDue: true })
  const property = await call(here.api, 'GET', `/api/properties/${propertyId}`, { token: user.token })
  expect(property.body.problem).toContain('so it was skipped')
  await checkProperty(context, propertyId, noStop)
  const again = await call(here.api, 'GET', `/api/properties/${propertyId}`, { token: user.token })
  expect(again.body.problem).not.toContain('skipped')
})
