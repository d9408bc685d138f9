import { setTimeout as delay } from 'node:timers/promises'
import { seeded } from '@web2/generator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPlace, type TestInstallation } from '../../testing/processes/product-process.ts'

const rounds = 15

let place: TestInstallation
beforeEach(async () => {
  place = await createPlace()
})
afterEach(() => place.clear())

const ada = { email: 'ada@example.com', password: 'a path through the garden' }

async function call(path: string, token?: string, body?: object): Promise<ReturnType<typeof JSON.parse>> {
  const answer = await fetch(place.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Matches fetch's error for a refused or broken connection; an error response differs. */
const connectionLost = (error: unknown) => error instanceof TypeError

/** Adds listings one after another until the server is gone. Reports each acknowledged one. */
async function addListings(token: string, acknowledge: (id: string) => void): Promise<void> {
  const listing = { businessName: 'Garden', address1: '1 Main Street', phone: '+1 555 0100' }
  try {
    for (;;) acknowledge((await call('/api/naps', token, listing))._id)
  } catch (error) {
    if (!connectionLost(error)) throw error
  }
}

// which moments these are depends on the seed, so that a failure can be repeated
const random = seeded(20_261_127)

test(`acknowledged changes survive ${rounds} kill -9 at random moments`, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const running = place.start()
    await running.ready
    if (round === 0) await call('/api/users', undefined, { name: 'Ada', ...ada })
    const { accessToken } = await call('/api/authentication', undefined, { strategy: 'local', ...ada })
    const stored = await call('/api/naps?$limit=0', accessToken)
    expect(stored.total).toBeGreaterThanOrEqual(acknowledged.length)
    const writing = addListings(accessToken, (id) => acknowledged.push(id))
    await delay(random() * 1_500)
    await running.kill('SIGKILL')
    await writing
  }
  await place.start().ready
  const { accessToken } = await call('/api/authentication', undefined, { strategy: 'local', ...ada })
  for (const id of acknowledged) expect((await call(`/api/naps/${id}`, accessToken))._id).toBe(id)
})

test(`a first start killed ${rounds} times at random moments ends in a working product`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const running = place.start()
    await delay(random() * 2_000)
    await running.kill('SIGKILL')
  }
  await place.start().ready
  await call('/api/users', undefined, { name: 'Ada', ...ada })
})
