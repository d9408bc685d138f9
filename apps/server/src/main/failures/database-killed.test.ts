import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPostmasterFile } from '../../platform/db/embedded/lock-file.ts'
import { call, signInAs } from '../../testing/worlds/start-api.ts'
import { socketClient } from '../../testing/network/official-client.ts'
import { createPlace, type TestInstallation } from '../../testing/processes/product-process.ts'
import { until } from '../../testing/until.ts'
import { processIdentity } from '../../platform/process/process-identity.ts'

/*
 * The embedded database ends unexpectedly: through `kill -9`, as when memory runs out, or because it can’t be
 * started.
 */

vi.setConfig({ testTimeout: 180_000 })

let place: TestInstallation
beforeEach(async () => {
  place = await createPlace()
})
afterEach(() => place.clear())

const postgres = (name: string) => join(place.dataDir, 'postgres', name)
const postmaster = () => readPostmasterFile(join(place.dataDir, 'postgres'))
const postmasterId = async () => (await postmaster())!.pid
const control = { at: () => postgres('global/pg_control'), away: () => postgres('pg_control.away') }
/** Without this file PostgreSQL exits as soon as it is started. */
const breakDatabase = () => rename(control.at(), control.away())
const mendDatabase = () => rename(control.away(), control.at())

const ada = { email: 'ada@example.com', password: 'a path through the garden' }

const begun = async () => {
  const running = place.start()
  await running.ready
  await call(place, 'POST', '/api/users', { body: { name: 'Ada', ...ada } })
  const token = await signInAs(place, ada.email, ada.password)
  const add = (businessName: string) =>
    call(place, 'POST', '/api/naps', {
      token,
      body: { businessName, address1: '1 Main Street', phone: '+1 555 0100' },
    })
  const names = async () => {
    const { body } = await call(place, 'GET', '/api/naps?$sort[createdAt]=1', { token })
    return body.data.map((nap: { businessName: string }) => nap.businessName)
  }
  return { running, token, add, names }
}

const away = {
  status: 503,
  body: { message: expect.stringContaining('The database is not responding'), data: { id: 'unavailable' } },
}

test('restarts a killed database with its data, live updates and jobs', async () => {
  const { running, token, add, names } = await begun()
  const { app, socket, close } = socketClient(place.url, { Authorization: `Bearer ${token}` })
  const heard: string[] = []
  socket.on('naps created', ({ businessName }: { businessName: string }) => heard.push(businessName))
  await app.service('version').find()
  const saved: string[] = []
  for (const round of [1, 2, 3]) {
    expect((await add(`before ${round}`)).status).toBe(201)
    saved.push(`before ${round}`)
    const killed = await postmasterId()
    process.kill(killed, 'SIGKILL')
    await until(async () => {
      // checked first: a session of the killed server may still respond while the next one starts
      const server = await postmaster()
      const answer = await add(`after ${round}`)
      if (answer.status !== 201) expect(answer).toMatchObject(away)
      return answer.status === 201 && server?.ready === true && server.pid !== killed
    })
    saved.push(`after ${round}`)
  }
  // a request without a response may have been saved anyway
  expect([...new Set(await names())]).toEqual(saved)
  await until(() => saved.every((name) => heard.includes(name)))
  close()

  const made = await call(place, 'POST', '/api/cloud-builder', {
    token,
    body: {
      ...{ siteName: 'Garden', rootSlug: 'garden', templateId: 'garden', napId: null, email: 'a@b.c' },
      clouds: [{ cloud: 'builtin', buckets: [] }],
    },
  })
  expect(made.body.status).toBe('success')
  await until(async () => (await fetch(`${place.sitesUrl}/garden/`)).status === 200)
  const last = await postmasterId()
  expect(await running.kill('SIGTERM')).toBe(0)
  expect(processIdentity(last)).toBeUndefined()
  expect(running.output().match(/The database ended by itself \(SIGKILL\)/g)).toHaveLength(3)
})

test('rejects requests while the database can’t start, and recovers, even without a reader of the output', async () => {
  const { running, add, names } = await begun()
  await add('before')
  await breakDatabase()
  process.kill(await postmasterId(), 'SIGKILL')
  await until(() => running.output().includes('did not start'))
  expect(await add('meanwhile')).toMatchObject(away)
  running.stopReading()
  await mendDatabase()
  await until(async () => (await add('after')).status === 201)
  expect(await names()).toEqual(['before', 'after'])
})

test('gives up with a message after repeated failed starts, without losing data', async () => {
  const { running, add } = await begun()
  await add('before')
  await breakDatabase()
  process.kill(await postmasterId(), 'SIGKILL')
  expect(await running.ended).toBe(1)
  expect(running.output()).toMatch(/did not start.*It failed to restart 6 times\./s)
  expect(running.output()).toContain('postgres.log')
  await mendDatabase()
  await place.start().ready
  const token = await signInAs(place, ada.email, ada.password)
  const { body } = await call(place, 'GET', '/api/naps', { token })
  expect(body.data[0].businessName).toBe('before')
})
