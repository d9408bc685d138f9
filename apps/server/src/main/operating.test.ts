import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts'
import { createPlace, type TestInstallation, type Running } from '../testing/processes/product-process.ts'
import { startRoundRobin, type RoundRobin } from '../testing/servers/round-robin.ts'
import { freePort } from '../testing/servers/free-port.ts'
import { until } from '../testing/until.ts'

// several full starts per test, on machines that may be busy
vi.setConfig({ testTimeout: 180_000 })

let places: TestInstallation[]
let database: TestDatabase | undefined
let balancer: RoundRobin | undefined
const newPlace = async () => {
  const place = await createPlace()
  places.push(place)
  return place
}
beforeEach(() => {
  places = []
})
afterEach(async () => {
  await balancer?.stop()
  for (const place of places) await place.clear()
  await database?.destroy()
  balancer = undefined
  database = undefined
})

const post = (url: string, path: string, body: object, token?: string) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

const ada = { email: 'ada@example.com', password: 'a path through the garden' }
const listing = { businessName: 'Green Thumb', address1: '1 Elm St', phone: '555 0100' }

const signIn = async (url: string): Promise<string> => {
  await post(url, '/api/users', { name: 'Ada', ...ada })
  const answer = await post(url, '/api/authentication', { strategy: 'local', ...ada })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

test('no request fails while two instances are restarted one by one under load', async () => {
  database = await createTestDatabase()
  const [one, two] = [await newPlace(), await newPlace()]
  const environment = {
    DATABASE_URL: database.url,
    APP_SECRET: 'one secret that all nodes of this test share',
    ROLES: 'web',
    DRAIN_SECONDS: '2',
  }
  const start = async (place: TestInstallation): Promise<Running> => {
    const running = place.start(environment)
    await running.ready
    return running
  }
  const nodes = [await start(one), await start(two)]
  balancer = await startRoundRobin([one.url, two.url])
  const { url } = balancer
  const token = await signIn(url)

  let isLoaded = true
  let saved = 0
  const failures: string[] = []
  const client = async () => {
    while (isLoaded) {
      const answer = await post(url, '/api/naps', listing, token).catch((error: Error) => error)
      if (answer instanceof Error) failures.push(answer.message)
      else if (answer.status === 201) saved += 1
      else failures.push(`${answer.status} ${await answer.text()}`)
    }
  }
  const clients = [client(), client(), client()]
  for (const [index, place] of [one, two].entries()) {
    const before = saved
    expect(await nodes[index]!.kill('SIGTERM')).toBe(0)
    nodes[index] = await start(place)
    await until(() => saved > before && balancer!.healthy() === 2)
  }
  isLoaded = false
  await Promise.all(clients)
  expect(failures).toEqual([])
  const counted = await fetch(`${url}/api/naps?$limit=0`, { headers: { authorization: `Bearer ${token}` } })
  expect(await counted.json()).toMatchObject({ total: saved })
})

test('a stopping process reports it and still responds', async () => {
  const place = await newPlace()
  const running = place.start({ DRAIN_SECONDS: '3' })
  await running.ready
  const ready = () => fetch(`${place.url}/api/health/ready`)
  expect((await ready()).status).toBe(200)
  expect((await fetch(`${place.url}/api/health/live`)).status).toBe(200)
  expect((await fetch(`${place.url}/api/health/nonsense`)).status).toBe(404)
  const ended = running.kill('SIGTERM')
  await until(async () => (await ready()).status === 503)
  const answer = await fetch(`${place.url}/api/version`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toBe(0)
})

test('a worker without pages serves health and metrics on a separate port', async () => {
  database = await createTestDatabase()
  const port = await freePort()
  const worker = await newPlace()
  await worker.start({ ROLES: 'worker', DATABASE_URL: database.url, METRICS_PORT: String(port) }).ready
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  expect(await read('/live')).toEqual({ status: 200, text: 'ok\n' })
  expect(await read('/ready')).toEqual({ status: 200, text: 'ok\n' })
  expect((await read('/metrics')).text).toContain('web2_oldest_waiting_seconds 0')
  expect((await read('/elsewhere')).status).toBe(404)
  const { rows } = await listNodes()
  expect(rows).toEqual([{ roles: ['worker'], stopping: false }])
})

const listNodes = async () => ({
  rows: await database!.db.selectFrom('nodes').select(['roles', 'stopping']).execute(),
})

test('logs contain none of the secrets used', async () => {
  const place = await newPlace()
  const running = place.start({ LOG_FORMAT: 'json', APP_SECRET: 'a secret of the environment, long enough' })
  await running.ready
  const token = await signIn(place.url)
  const secrets = {
    password: ada.password,
    token,
    appSecret: 'a secret of the environment, long enough',
    openAi: 'sk-proj-0123456789abcdefghijklmnop',
    wrong: 'a wrong password of somebody',
    cloud: 'cloud/secret+key000000000000000000000',
    otp: '739154',
  }
  const authorized = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = (method: string, path: string, body: object) =>
    fetch(place.url + path, { method, headers: authorized, body: JSON.stringify(body) })
  expect(
    (await post(place.url, '/api/authentication', { strategy: 'local', ...ada, password: secrets.wrong }))
      .status,
  ).toBe(401)
  expect((await send('POST', '/api/settings', { openAi: { apiKey: secrets.openAi } })).status).toBeLessThan(
    500,
  )
  await send('POST', '/api/cloud-settings-manager', {
    cloud: 'awsS3',
    label: 'Main',
    accessKey: 'AKIA0123456789ABCDEF',
    secretKey: secrets.cloud,
  })
  const invited = await send('POST', '/api/invite-user', { name: 'Bea', email: 'bea@example.com' })
  expect(invited.status).toBeLessThan(500)
  await send('POST', '/api/send-otp', {
    otp: secrets.otp,
    jobId: '0190a000-0000-7000-8000-000000000000',
    step: 'code',
    type: 'gsites',
  })
  await post(place.url, '/api/password-resets', { email: ada.email })
  const mails = async () =>
    (await (await fetch(`${place.url}/api/mails`, { headers: authorized })).json()) as {
      data: { _id: string; subject: string }[]
    }
  // a worker stores it
  await until(async () => (await mails()).data.some(({ subject }) => subject === 'Reset your password'))
  const mailed = await mails()
  const letters = await Promise.all(
    mailed.data.map(({ _id }) => fetch(`${place.url}/api/mails/${_id}`, { headers: authorized })),
  )
  const texts = (await Promise.all(letters.map((letter) => letter.text()))).join('\n')
  const links = Object.fromEntries(
    (texts.match(/[\w-]{43}/g) ?? []).map((secret) => [`link ${secret}`, secret]),
  )
  expect(Object.keys(links).length).toBeGreaterThanOrEqual(2)
  // and some that fail while the body is parsed
  await fetch(`${place.url}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"password": "${secrets.password}", `,
  })
  await fetch(`${place.url}/api/naps/%00${secrets.otp}`, { headers: authorized })
  await running.kill('SIGTERM')

  const lines = running.output().trim().split('\n')
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: expect.any(String) })
  const everything = running.output() + readFileSync(join(place.dataDir, 'postgres.log'), 'utf8')
  for (const [name, secret] of Object.entries({ ...secrets, ...links }))
    expect([name, everything.includes(secret)]).toEqual([name, false])
})
