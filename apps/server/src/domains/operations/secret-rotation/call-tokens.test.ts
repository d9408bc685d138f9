import { request, type IncomingMessage } from 'node:http'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../../../platform/db/connect.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startDatabaseGate, type DatabaseGate } from '../../../testing/network/database-gate.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'
import { newAddress, startLeadWorld, type LeadWorld } from '../../../testing/worlds/lead-world.ts'
import { callCounterOf } from '../../leads/calls/call-counter.ts'
import { writeCallToken, type CallTokenKind } from '../../leads/calls/call-token.ts'
import { readFormerKeys } from '../../leads/calls/find-call.ts'
import { formKeyOf, keepFormKey } from '../../leads/forms/form-keys.ts'
import { adoptSecret } from './check-app-secret.ts'
import { reseal } from './reseal-rows.ts'

/* Published phone links ring when APP_SECRET changes. Each test starts a process, as after a real rotation. */

let database: TestDatabase
let gate: DatabaseGate
let behind: TestDatabase
let siteId: string
const worlds: LeadWorld[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  gate = await startDatabaseGate(database.url)
  const db = connect({ url: gate.url, applicationName: 'web2 test', onConnectionLost: () => undefined })
  behind = { ...database, db }
  const first = await start(secret(0))
  siteId = first.siteId
  await keepFormKey(database.db, secret(0))
})
afterAll(async () => {
  for (const world of worlds) await world.stop()
  await behind.db.destroy()
  await gate.close()
  await database.destroy()
})

const secret = (at: number) => `secret number ${at} of this installation, long`

const start = async (appSecret: string): Promise<LeadWorld> => {
  const world = await startLeadWorld({ database: behind, config: { appSecret } })
  worlds.push(world)
  return world
}

const tokenOf = (kind: CallTokenKind, at = 0) =>
  writeCallToken(formKeyOf(secret(at)), kind, { siteId, pageId: null, path: '', number: '5550100' }) ?? ''

const tap = (world: LeadWorld, token = tokenOf('link')): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'X-Forwarded-For': newAddress() }
    request(`${world.api.url}/call/${token}`, { headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer))
    })
      .on('error', reject)
      .end()
  })

const report = async (world: LeadWorld) => {
  const url = `${world.sitesUrl}/~call/${tokenOf('page')}?number=5550100`
  return (await fetch(url, { method: 'POST', headers: { 'X-Forwarded-For': newAddress() } })).status
}

const rotate = async (from: string, to: string): Promise<void> => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    await reseal(client, { oldSecret: from, newSecret: to })
  } finally {
    await client.end()
  }
}

it('after rotations, links of all former secrets lead to their number, and their pages report taps', async () => {
  await rotate(secret(0), secret(1))
  await keepFormKey(database.db, secret(1))
  await rotate(secret(1), secret(2))
  const world = await start(secret(2))
  for (const at of [0, 1, 2])
    expect((await tap(world, tokenOf('link', at))).headers.location).toBe('tel:5550100')
  expect(await report(world)).toBe(204)
  await callCounterOf(world.api.context).settled()
  const rows = await database.db
    .selectFrom('leadCalls')
    .select('calls')
    .where('siteId', '=', siteId)
    .execute()
  expect(rows).toEqual([{ calls: 4 }])
})

it('links of a former secret need no database after a start', async () => {
  const world = await start(secret(2))
  await readFormerKeys(world.api.context)
  await gate.close()
  expect((await tap(world)).headers.location).toBe('tel:5550100')
  await gate.open()
})

it('without its keys and the database, such a link says so, and leads to its number once it is back', async () => {
  const world = await start(secret(2))
  await gate.close()
  const answer = await tap(world)
  expect([answer.statusCode, answer.headers.location, answer.headers['retry-after']]).toEqual([
    503,
    undefined,
    '60',
  ])
  expect((await tap(world, tokenOf('link', 2))).headers.location).toBe('tel:5550100')
  expect(await report(world)).toBe(503)
  await gate.open()
  await eventually(async () => expect((await tap(world)).headers.location).toBe('tel:5550100'))
})

it('links of a lost secret lead nowhere', async () => {
  await adoptSecret(database.db, secret(3))
  const world = await start(secret(3))
  expect((await tap(world)).statusCode).toBe(404)
  expect(await report(world)).toBe(404)
})
