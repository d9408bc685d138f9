import { ApiFailure, createClient } from '@web2/client'
import { accessScopes } from '@web2/contract/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi } from '../../testing/worlds/start-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startTestApi()
  const ann = await signUp(api)
  const body = { name: 'Client', scopes: accessScopes, expiresInDays: 1 }
  token = (await call(api, 'POST', '/api/access-tokens', { token: ann.token, body })).body.token
})
afterAll(() => api.stop())

describe('the client', () => {
  const nap = (businessName: string) => ({ businessName, address1: '1 Elm St', phone: '555 0100' })

  it('creates, reads, changes, counts and deletes', async () => {
    const naps = createClient({ url: api.url, token }).resource('naps')
    const made = await naps.create(nap('Roses'))
    expect((await naps.patch(made._id, { city: 'Bristol' })).city).toBe('Bristol')
    expect((await naps.get(made._id)).businessName).toBe('Roses')
    expect(await naps.count({ businessName: 'Roses' })).toBe(1)
    await naps.remove(made._id)
    await expect(naps.get(made._id)).rejects.toMatchObject({ id: 'not-found', status: 404 })
  })

  it('iterates over every page of a list', async () => {
    const categories = createClient({ url: api.url, token }).resource('categories')
    for (let number = 0; number < 205; number += 1) await categories.create({ name: `No. ${number}` })
    const found: string[] = []
    for await (const { name } of categories.all({ $sort: { createdAt: 1 } })) found.push(name)
    expect(found).toHaveLength(205)
    expect(new Set(found).size).toBe(205)
  })

  it('loads leads as a file, and says why it may not', async () => {
    const read = async (bearer: string, query?: object) => {
      let text = ''
      const client = createClient({ url: api.url, token: bearer })
      for await (const part of client.leadsCsv(query as Record<string, unknown>)) text += part
      return text
    }
    expect(await read(token, { status: { $ne: 'spam' } })).toMatch(/^\uFEFFReceived,Status,Name,[^\n]*\r\n$/)
    await expect(read(token, { nothing: 1 })).rejects.toMatchObject({ id: 'bad-query', status: 400 })
    await expect(read('w2m_wrong')).rejects.toMatchObject({ status: 401 })
  })

  it('throws errors by field, with the stable name', async () => {
    const wrong = createClient({ url: api.url, token }).resource('naps').create(nap(''))
    await expect(wrong).rejects.toBeInstanceOf(ApiFailure)
    await expect(wrong).rejects.toMatchObject({
      id: 'bad-input',
      fields: { businessName: expect.any(String) },
    })
  })

  it('retries after 429 and 503 as requested, and finally fails', async () => {
    const waits: number[] = []
    const answers = [
      new Response('{}', { status: 503, headers: { 'retry-after': '7' } }),
      new Response('{}', { status: 429 }),
    ]
    const patient = createClient({
      url: api.url,
      token,
      sleep: async (milliseconds) => void waits.push(milliseconds),
      fetch: (...call) => Promise.resolve(answers.shift() ?? fetch(...call)),
    })
    expect(await patient.resource('naps').count()).toBe(0)
    expect(waits).toEqual([7_000, 1_000])
    const busy = createClient({
      url: api.url,
      token,
      retries: 1,
      sleep: async () => undefined,
      fetch: async () => new Response('{"message":"Busy","data":{"id":"unavailable"}}', { status: 503 }),
    })
    await expect(busy.resource('naps').count()).rejects.toMatchObject({ id: 'unavailable', message: 'Busy' })
  })

  it('reports an unreachable server', async () => {
    const nobody = createClient({
      url: 'http://127.0.0.1:9',
      token,
      fetch: () => Promise.reject(new Error('no')),
    })
    await expect(nobody.resource('naps').count()).rejects.toMatchObject({ id: 'unreachable', status: 0 })
  })
})
