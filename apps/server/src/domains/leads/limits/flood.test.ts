import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { expectGoodLeads } from '../../../testing/worlds/lead-flood.ts'
import {
  goodEntries,
  newAddress,
  postForm,
  startLeadWorld,
  visitForm,
} from '../../../testing/worlds/lead-world.ts'

it('finds every good lead among a hundred times as many bad ones', () =>
  expectGoodLeads({ good: 20, bad: 2_000, addresses: 50, atOnce: 8 }))

it('one address is asked to wait beyond its limit, with what it typed, and another one is served', async () => {
  const world = await startLeadWorld()
  try {
    const form = await world.publishForm()
    const post = (message: string, address: string) =>
      visitForm(world, form, goodEntries(form, { message }), { 'X-Forwarded-For': address })
    for (let at = 0; at < 10; at += 1)
      expect((await post(`Message number ${at}`, '10.9.9.9')).status).toBe(200)
    const page = await post('Message number 10', '10.9.9.9')
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await page.text()).toContain('\nMessage number 10</textarea>')
    expect((await post('Message of a neighbor', '10.9.9.8')).status).toBe(200)
    // a network of IPv6 counts as one address
    for (let at = 0; at < 10; at += 1) await post(`Message of IPv6 ${at}`, `2001:db8::${at}`)
    expect((await post('Message of IPv6 10', '2001:db8::ffff')).status).toBe(429)
    world.later(61_000)
    expect((await post('Message number 10', '10.9.9.9')).status).toBe(200)
    expect((await world.leads()).map(({ message }) => message)).toContain('Message number 10')
    for (let at = 11; at < 21; at += 1) await post(`Message number ${at}`, '10.9.9.9')
    expect((await post('Message number 21', '10.9.9.9')).status).toBe(429)
    // a clock that is put right keeps no address waiting for a day
    world.later(-24 * 3_600_000)
    expect((await post('Message number 21', '10.9.9.9')).status).toBe(200)
  } finally {
    await world.stop()
  }
})

it('refused submissions leave their connection usable, whatever is still to come of them', async () => {
  const world = await startLeadWorld()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const form = await world.publishForm()
    const ports = new Set<number | undefined>()
    const post = async (address: string, body: string, headers: Readonly<Record<string, string>> = {}) => {
      const outgoing = request(`${world.api.url}/f/${form.id}`, {
        ...{ method: 'POST', agent },
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Forwarded-For': address,
          ...headers,
        },
      })
      outgoing.end(body)
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
      ports.add(outgoing.socket?.localPort)
      await answer.resume().toArray()
      return answer.headers.location
    }
    const entries = new URLSearchParams(goodEntries(form)).toString()
    for (let at = 0; at < 10; at += 1) await post('10.9.9.7', entries)
    for (const [body, headers] of [
      [entries, {}],
      [`message=${'x'.repeat(500_000)}`, {}],
      [`message=${'x'.repeat(2_000_000)}`, {}],
      [`message=${'x'.repeat(200_000)}`, { 'Transfer-Encoding': 'chunked' }],
    ] as const)
      expect(await post('10.9.9.7', body, headers)).toContain('?fault=busy')
    expect(await post(newAddress(), entries)).toContain('/thanks')
    expect(ports.size).toBe(1)
  } finally {
    agent.destroy()
    await world.stop()
  }
})

it('forms that were never used are received while thousands of made-up ones are tried', async () => {
  const world = await startLeadWorld()
  try {
    const tries = Array.from({ length: 3_100 }, (_, at) => `172.16.${at >> 8}.${at & 255}`)
    const tryNext = async () => {
      for (let address = tries.pop(); address !== undefined; address = tries.pop()) {
        const answer = await postForm(world, { id: randomUUID() }, '', { 'X-Forwarded-For': address })
        expect(answer.headers.get('location')).toContain('?fault=unreadable')
      }
    }
    await Promise.all(Array.from({ length: 32 }, tryNext))
    const form = await world.publishForm()
    const { _token, ...without } = goodEntries(form, { message: 'I come from a page without a token.' })
    for (const entries of [goodEntries(form), without])
      expect((await postForm(world, form, entries)).headers.get('location')).toContain('/thanks')
  } finally {
    await world.stop()
  }
})
