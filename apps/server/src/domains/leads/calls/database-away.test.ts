import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../../../platform/db/connect.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startDatabaseGate, type DatabaseGate } from '../../../testing/network/database-gate.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'
import { newAddress, startLeadWorld, type LeadWorld } from '../../../testing/worlds/lead-world.ts'
import { formKeyOf } from '../forms/form-keys.ts'
import { callCounterOf } from './call-counter.ts'
import { writeCallToken } from './call-token.ts'

let database: TestDatabase
let gate: DatabaseGate
let behind: TestDatabase
let world: LeadWorld
beforeAll(async () => {
  database = await createTestDatabase()
  gate = await startDatabaseGate(database.url)
  const db = connect({ url: gate.url, applicationName: 'web2 test', onConnectionLost: () => undefined })
  behind = { ...database, db }
  world = await startLeadWorld({ database: behind })
})
afterAll(async () => {
  await world.stop()
  await behind.db.destroy()
  await gate.close()
  await database.destroy()
})

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
    const rows = await behind.db
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
