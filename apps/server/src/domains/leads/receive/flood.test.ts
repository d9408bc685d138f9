import { expect, it } from 'vitest'
import { expectGoodLeads } from '../../../testing/worlds/lead-flood.ts'
import { goodEntries, startLeadWorld, visitForm } from '../../../testing/worlds/lead-world.ts'

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
  } finally {
    await world.stop()
  }
})
