import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createJobQueue, type StartedQueue } from '../../../platform/jobs/job-queue.ts'
import { jobDefinitions } from '../../../main/job-definitions.ts'
import { failed } from '../../../platform/outbound/outcome.ts'
import { call, signUp, startTestApi, type TestApi } from '../../../testing/worlds/start-api.ts'
import { socketClient } from '../../../testing/network/official-client.ts'

// figures belong to the process, and other tests of this worker have called the API too
vi.hoisted(() => vi.resetModules())

let api: TestApi
let queue: StartedQueue
beforeAll(async () => {
  api = await startTestApi()
  queue = await createJobQueue(api.database.db, jobDefinitions, () => undefined)
})
afterAll(async () => {
  await queue.stop()
  await api.stop()
})

const read = async (at: Pick<TestApi, 'url'>, headers: Record<string, string> = {}) => {
  const response = await fetch(`${at.url}/metrics`, { headers })
  return { status: response.status, text: await response.text() }
}

/** Sends a request like a proxy that forwards only the Host header; fetch would send the URL's host. */
const statusFor = (host: string): Promise<number | undefined> =>
  new Promise((answer, fail) => {
    get(`${api.url}/metrics`, { headers: { host } }, (response) => {
      response.resume()
      answer(response.statusCode)
    }).on('error', fail)
  })

/** Returns the value of one line in Prometheus' text format, or undefined without such a line. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const seriesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('web2_'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')))

describe('access to metrics', () => {
  test('is limited to this machine, without requests that a local proxy forwards', async () => {
    expect(await read(api)).toMatchObject({
      status: 200,
      text: expect.stringContaining('process_cpu_seconds_total'),
    })
    for (const header of [
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'Forwarded',
      'X-Real-IP',
      'CF-Connecting-IP',
      'Via',
    ])
      expect((await read(api, { [header]: '203.0.113.9' })).status).toBe(404)
    expect(await statusFor('seo.example.com')).toBe(404)
    expect(await statusFor('localhost')).toBe(200)
  })

  test('is denied to forwarded requests, even of a trusted proxy', async () => {
    const behind = await startTestApi({
      database: api.database,
      config: { trustedProxy: { ranges: ['127.0.0.0/8'] } },
    })
    expect((await read(behind, { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404)
    await behind.stop()
  })

  test('is granted to any client with the token', async () => {
    const metricsToken = 'a token of sixteen letters and more'
    const guarded = await startTestApi({ database: api.database, config: { metricsToken } })
    expect((await read(guarded)).status).toBe(404)
    expect(
      (await read(guarded, { authorization: 'Bearer a token of sixteen letters and less' })).status,
    ).toBe(404)
    const sent = { authorization: `Bearer ${metricsToken}`, 'X-Forwarded-For': '203.0.113.9' }
    expect((await read(guarded, sent)).status).toBe(200)
    await guarded.stop()
  })
})

test('counts calls by result, over REST and sockets', async () => {
  const user = await signUp(api)
  const series = (status: string) => `web2_calls_total{service="naps",method="get",status="${status}"}`
  const before = (await read(api)).text
  const unknown = '/api/naps/0190a000-0000-7000-8000-000000000000'
  await call(api, 'GET', unknown, { token: user.token })
  const client = socketClient(api.url, { Authorization: `Bearer ${user.token}` })
  await expect(client.app.service('naps').get(unknown.slice(-36))).rejects.toMatchObject({ code: 404 })
  const after = (await read(api)).text
  expect(valueOf(after, series('404'))).toBe((valueOf(before, series('404')) ?? 0) + 2)
  expect(valueOf(after, 'web2_sockets')).toBe(1)
  expect(valueOf(after, 'web2_call_seconds_count{service="naps",method="get"}')).toBeGreaterThanOrEqual(2)
  client.close()
})

test('creates no series from user input', async () => {
  const user = await signUp(api)
  // some respond with an HTML page instead of JSON
  const ask = async (path: string) =>
    (await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${user.token}` } })).text()
  const paths = (name: string) => [
    `/api/${name}`,
    `/api/naps/${name}`,
    `/${name}`,
    `/api/naps?search=${name}`,
  ]
  for (const path of paths('first')) await ask(path)
  const before = seriesOf((await read(api)).text)
  for (const name of ['second', 'third%22%7D', 'fourth']) for (const path of paths(name)) await ask(path)
  const after = seriesOf((await read(api)).text)
  expect(after).toEqual(before)
  expect(after.length).toBeLessThan(3_000)
})

test('reports failures of external services by kind, and queued jobs', async () => {
  const series = 'web2_provider_failures_total{provider="service",kind="rate-limited"}'
  const before = valueOf((await read(api)).text, series) ?? 0
  failed({ kind: 'rate-limited', message: 'Please wait.' })
  const { text } = await read(api)
  expect(valueOf(text, series)).toBe(before + 1)
  expect(valueOf(text, 'web2_dead_letters')).toBe(0)
  expect(valueOf(text, 'web2_oldest_waiting_seconds')).toBe(0)
  expect(valueOf(text, 'web2_database_bytes')).toBeGreaterThan(1_000_000)
  expect(valueOf(text, 'web2_database_connections{state="open"}')).toBeGreaterThan(0)
})
