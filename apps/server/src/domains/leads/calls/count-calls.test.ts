import { request, type IncomingHttpHeaders } from 'node:http'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leadLimits } from '@web2/contract/leads'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { newAddress } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { waitForNoon } from '../../../testing/worlds/wait-for-noon.ts'
import { formKeyOf } from '../forms/form-keys.ts'
import { callCounterOf } from './call-counter.ts'
import { readCallToken, writeCallToken, type CallTokenKind, type CountedCall } from './call-token.ts'

const { world } = useLeadWorld()
let siteId: string
beforeAll(() => waitForNoon({ now: world.api.context.now, later: world.later }))
beforeEach(async () => {
  siteId = await world.newSite()
})

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const signer = () => formKeyOf(world.api.context.config.appSecret)
const tokenOf = (kind: CallTokenKind, change: Partial<CountedCall> = {}) =>
  writeCallToken(signer(), kind, { siteId, pageId: null, path: '', number: '5550100', ...change }) ?? ''

type Headers = Readonly<Record<string, string>>
const fromBrowser = (headers: Headers = {}) => ({
  'User-Agent': browser,
  'X-Forwarded-For': newAddress(),
  ...headers,
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Opens a phone link as a tap does: fetch would say that a script asks. */
const tap = (token: string, { method = 'GET', ...headers }: Headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { method, headers: { ...fromBrowser(), ...headers } }
    request(`${world.api.url}/call/${token}`, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
      .on('error', reject)
      .end()
  })

/** Reports a tap as the script of a page does. */
const report = (token: string, query = 'number=tel:5550100', headers: Headers = {}) =>
  fetch(`${world.sitesUrl}/~call/${token}?${query}`, { method: 'POST', headers: fromBrowser(headers) })

const stored = async (of = siteId) => {
  await callCounterOf(world.api.context).settled()
  return world.api.database.db
    .selectFrom('leadCalls')
    .select(['accountId', 'pageId', 'pagePath', 'campaign', 'day', 'calls'])
    .where('siteId', '=', of)
    .orderBy('pagePath')
    .execute()
}
const calls = async (of = siteId) => (await stored(of)).reduce((sum, row) => sum + row.calls, 0)

describe('a phone link elsewhere', () => {
  it('is counted and leads to its number', async () => {
    const answer = await tap(tokenOf('link', { path: 'contact/', number: '+1 (555) 0100' }))
    expect([answer.status, answer.headers.location]).toEqual([302, 'tel:+1%20(555)%200100'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await stored()).toEqual([
      {
        accountId: world.user.accountId,
        ...{ pageId: null, pagePath: 'contact/', campaign: '', calls: 1 },
        day: world.api.context.now().toISOString().slice(0, 10),
      },
    ])
  })

  it.each<[string, Headers]>([
    ['a request for the head only', { method: 'HEAD' }],
    ['a browser that loads ahead', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older browser that loads ahead', { Purpose: 'prefetch' }],
    ['Firefox loading ahead', { 'X-Moz': 'prefetch' }],
    ['a script of a page', { 'Sec-Fetch-Mode': 'no-cors' }],
    ['a search engine', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a preview of a message', { 'User-Agent': 'WhatsApp/2.23' }],
  ])('is not counted for %s, which gets the redirect as well', async (_what, headers) => {
    const answer = await tap(tokenOf('link'), headers)
    expect([answer.status, answer.headers.location]).toEqual([302, 'tel:5550100'])
    expect(await calls()).toBe(0)
  })

  it.each<[string, (token: string) => string]>([
    ['another number', (token) => forged(token, (content) => content.replace('5550100', '9009009'))],
    ['another site', (token) => forged(token, (content) => `x${content.slice(1)}`)],
    ['no signature', (token) => token.split('.')[0] ?? ''],
    ['an empty signature', (token) => `${token.split('.')[0] ?? ''}.`],
    ['the token of a page', () => tokenOf('page')],
    [
      'the token of another installation',
      () => writeCallToken(formKeyOf('other'), 'link', { siteId, pageId: null, path: '', number: '1' }) ?? '',
    ],
    ['a part behind it', (token) => `${token}/more`],
    ['a token of 10,000 characters', (token) => `${'A'.repeat(10_000)}.${token}`],
    ['nothing', () => ''],
    ['a null byte', (token) => `${token}%00`],
  ])('with %s leads nowhere and is not counted', async (_what, change) => {
    const answer = await tap(change(tokenOf('link')))
    expect([answer.status, answer.headers.location]).toEqual([404, undefined])
    expect(answer.text).toContain('This phone link doesn’t work')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(await calls()).toBe(0)
  })

  it('that leads nowhere says so in the visitor’s language', async () => {
    const { text } = await tap('abc.def', { 'Accept-Language': 'pl,en;q=0.5' })
    expect(text).toContain('<html lang="pl">')
    expect(text).toContain('<h1>Ten link telefoniczny nie działa</h1>')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const body = method === 'POST' ? 'x'.repeat(10_000_000) : undefined
    const answer = await fetch(`${world.api.url}/call/${tokenOf('link')}`, {
      ...{ method, redirect: 'manual', headers: fromBrowser() },
      ...(body !== undefined && { body }),
    })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await calls()).toBe(0)
  })

  it('leads to its number after its site was deleted, which is asked about once', async () => {
    const token = tokenOf('link')
    await world.api.database.db.deleteFrom('sites').where('id', '=', siteId).execute()
    const gone = uuidV7()
    for (const each of [token, token, tokenOf('link', { siteId: gone })])
      expect((await tap(each)).headers.location).toBe('tel:5550100')
    expect(await stored()).toEqual([])
    expect(await calls(gone)).toBe(0)
  })
})

describe('a phone link at the built-in host', () => {
  it('is reported by its page', async () => {
    const pageId = uuidV7()
    const answer = await report(tokenOf('page', { pageId, path: 'contact/', number: '' }))
    expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null])
    expect(await stored()).toMatchObject([{ pageId: null, pagePath: 'contact/', calls: 1 }])
  })

  it('is counted for its page while the page exists', async () => {
    const { id } = await world.api.database.db
      .selectFrom('sitePages')
      .select('id')
      .where('siteId', '=', siteId)
      .where('slug', '=', 'contact')
      .executeTakeFirstOrThrow()
    await report(tokenOf('page', { pageId: id, path: 'contact/' }))
    expect(await stored()).toMatchObject([{ pageId: id, calls: 1 }])
    await world.api.database.db.deleteFrom('sitePages').where('id', '=', id).execute()
    await report(tokenOf('page', { pageId: id, path: 'contact/' }))
    expect(await stored()).toMatchObject([{ pageId: null, calls: 2 }])
  })

  it.each<[string, () => Promise<Response>, number]>([
    ['without a number', () => report(tokenOf('page'), ''), 204],
    ['from another site', () => report(tokenOf('page'), 'number=1', { 'Sec-Fetch-Site': 'cross-site' }), 204],
    ['with the token of a link', () => report(tokenOf('link')), 404],
    ['with a token that is not signed', () => report('abc.def'), 404],
    ['with no token', () => report(''), 404],
  ])('is not counted %s', async (_what, send, status) => {
    expect((await send()).status).toBe(status)
    expect(await calls()).toBe(0)
  })

  it('is counted with a body of 10 MB, which is not read', async () => {
    const answer = await fetch(`${world.sitesUrl}/~call/${tokenOf('page')}?number=1`, {
      ...{ method: 'POST', headers: fromBrowser(), body: 'x'.repeat(10_000_000) },
    })
    expect(answer.status).toBe(204)
    expect(await calls()).toBe(1)
  })

  it.each(['GET', 'PUT', 'DELETE'])('is not reported by %s', async (method) => {
    const answer = await fetch(`${world.sitesUrl}/~call/${tokenOf('page')}?number=1`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await calls()).toBe(0)
  })
})

describe('taps', () => {
  it('of one address on one number of a page count once in 30 seconds', async () => {
    const from = { 'X-Forwarded-For': newAddress() }
    for (let at = 0; at < 3; at += 1) await tap(tokenOf('link'), from)
    expect(await calls()).toBe(1)
    await tap(tokenOf('link', { number: '5550101' }), from)
    await tap(tokenOf('link', { path: 'contact/' }), from)
    await tap(tokenOf('link'))
    expect(await calls()).toBe(4)
    world.later(leadLimits.tapsCountOnceIn * 1_000)
    await tap(tokenOf('link'), from)
    expect(await calls()).toBe(5)
  })

  it('of one address have a limit per minute, however many numbers it names', async () => {
    const from = { 'X-Forwarded-For': newAddress() }
    for (let at = 0; at < leadLimits.tapsPerAddressPerMinute + 5; at += 1)
      await report(tokenOf('page'), `number=${at}`, from)
    expect(await calls()).toBe(leadLimits.tapsPerAddressPerMinute)
  })

  it('of a site have a limit per minute, which no other site shares', async () => {
    const other = await world.newSite()
    const most = leadLimits.tapsPerSitePerMinute
    await Promise.all(Array.from({ length: most + 30 }, () => tap(tokenOf('link'))))
    await tap(tokenOf('link', { siteId: other }))
    expect([await calls(), await calls(other)]).toEqual([most, 1])
  })

  it('are not counted for a site that switched counting off', async () => {
    await world.api.database.db
      .updateTable('sites')
      .set({ countCalls: 'off' })
      .where('id', '=', siteId)
      .execute()
    expect((await tap(tokenOf('link'))).status).toBe(302)
    expect(await calls()).toBe(0)
    await world.api.database.db
      .updateTable('sites')
      .set({ countCalls: 'hosted' })
      .where('id', '=', siteId)
      .execute()
    await tap(tokenOf('link'))
    // known to be off for a minute, without a statement
    expect(await calls()).toBe(0)
    world.later(60_000)
    await tap(tokenOf('link'))
    expect(await calls()).toBe(1)
  })

  it('are deleted with their site', async () => {
    await tap(tokenOf('link'))
    expect(await calls()).toBe(1)
    await world.api.database.db.deleteFrom('sites').where('id', '=', siteId).execute()
    expect(await stored()).toEqual([])
  })
})

/** Changes the content of a token and keeps its signature. */
function forged(token: string, change: (content: string) => string): string {
  const [content = '', mac = ''] = token.split('.')
  const changed = change(Buffer.from(content, 'base64url').toString('latin1'))
  return `${Buffer.from(changed, 'latin1').toString('base64url')}.${mac}`
}

it('tokens keep what they name', () => {
  const call = { siteId, pageId: uuidV7(), path: 'größe/ä/', number: '+49 30 1234;ext=5' }
  const key = formKeyOf('secret')
  const token = writeCallToken(key, 'link', call) ?? ''
  expect(token).toMatch(/^[\w-]+\.[\w-]{22}$/)
  expect(readCallToken([formKeyOf('later'), key], 'link', token)).toEqual(call)
  expect(readCallToken([formKeyOf('later')], 'link', token)).toBeUndefined()
  expect(writeCallToken(key, 'link', call)).toBe(token)
  expect(writeCallToken(key, 'link', { ...call, number: '1'.repeat(101) })).toBeNull()
  expect(writeCallToken(key, 'link', { ...call, path: 'a/'.repeat(300) })).toBeNull()
})
