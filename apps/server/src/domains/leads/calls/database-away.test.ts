import { request } from 'node:http'
import { expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { newAddress } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { formKeyOf } from '../forms/form-keys.ts'
import { callCounterOf } from './call-counter.ts'
import { writeCallToken } from './call-token.ts'

const { world, gate } = useLeadWorld({ gated: true })

const tap = (path: string): Promise<string | undefined> => {
  const { config } = world.api.context
  const call = { siteId: world.siteId, pageId: null, path, number: '5550100' }
  const token = writeCallToken(formKeyOf(config.appSecret), 'link', call) ?? ''
  const headers = { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'X-Forwarded-For': newAddress() }
  return new Promise((resolve, reject) => {
    request(`${world.api.url}/call/${token}`, { headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.headers.location))
    })
      .on('error', reject)
      .end()
  })
}

it('while the database is away, calls reach their number, and are counted afterwards', async () => {
  await gate.close()
  for (const path of ['', 'contact/', '']) expect(await tap(path)).toBe('tel:5550100')
  await callCounterOf(world.api.context).settled()
  await gate.open()
  await eventually(async () => {
    const rows = await world.api.context.db
      .selectFrom('leadCalls')
      .select(['pagePath', 'calls'])
      .where('siteId', '=', world.siteId)
      .orderBy('pagePath')
      .execute()
    expect(rows).toEqual([
      { pagePath: '', calls: 2 },
      { pagePath: 'contact/', calls: 1 },
    ])
  })
})
