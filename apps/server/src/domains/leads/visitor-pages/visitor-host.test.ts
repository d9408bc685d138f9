import { request as httpRequest } from 'node:http'
import { expect, it } from 'vitest'
import { goodEntries, postForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'

const { world, form } = useLeadWorld()

const show = (address: string, language = 'en') =>
  fetch(`${world.sitesUrl}/~form/${form.id}?fault=busy`, {
    method: 'POST',
    body: new URLSearchParams(goodEntries(form)),
    headers: { 'X-Forwarded-For': address, 'Accept-Language': language },
  })

it('many visitors of one address see their page, and a flood of it gets one sentence', async () => {
  for (let at = 0; at < 120; at += 1) {
    const page = await show('10.8.0.1')
    expect(page.status).toBe(429)
    expect(await page.text()).toContain('value="Ada Byron"')
  }
  const answer = await show('10.8.0.1', 'de-AT')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(text).toMatch(/^Aus Ihrem Netz kommen gerade zu viele Nachrichten\./)
  expect(text).not.toContain('Ada')
  expect(await (await show('10.8.0.2')).text()).toContain('value="Ada Byron"')
  // pages that are only read have no limit
  expect((await fetch(`${world.sitesUrl}/~form/${form.id}/thanks`)).status).toBe(200)
  world.later(61_000)
  expect(await (await show('10.8.0.1')).text()).toContain('value="Ada Byron"')
})

it('a large body is cut off', async () => {
  const { port } = new URL(world.sitesUrl)
  const sent = await new Promise<number>((resolve) => {
    let size = 0
    const outgoing = httpRequest({
      ...{ port, host: '127.0.0.1', method: 'POST', path: `/~form/${form.id}` },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': '10.8.0.3' },
    })
    const chunk = Buffer.alloc(1_000_000, 'x')
    const write = (): void => {
      size += chunk.length
      outgoing.write(chunk, (error) => {
        if (!error && size < 100_000_000) write()
      })
    }
    outgoing.on('error', () => undefined)
    outgoing.on('close', () => resolve(size))
    write()
  })
  expect(sent).toBeLessThan(40_000_000)
})

it('answers lead to SITES_URL, if a proxy is in front of the sites', async () => {
  const sitesUrl = 'https://sites.example.com'
  Object.assign(world.api.context.config, { sitesUrl })
  try {
    const address = async (entries: Readonly<Record<string, string>>) =>
      (await postForm(world, form, entries)).headers.get('location')
    const thanks = `${sitesUrl}/~form/${form.id}/thanks?at=${form.targetId}`
    expect((await address(goodEntries(form)))?.split('&v=')[0]).toBe(thanks)
    expect(await address({ name: '', _token: form.token })).toBe(`${sitesUrl}/~form/${form.id}?fault=entries`)
  } finally {
    Object.assign(world.api.context.config, { sitesUrl: undefined })
  }
})
