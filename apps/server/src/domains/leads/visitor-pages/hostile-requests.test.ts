import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { goodEntries, newAddress, postForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { call } from '../../../testing/worlds/start-api.ts'
import { confirmableUntil, writeConfirmation } from '../spam/confirmation.ts'

const { world, form } = useLeadWorld()

const count = async () => (await world.leads()).length
const urlencoded = 'application/x-www-form-urlencoded'

/** Posts bytes to the app or to the sites' host, without following redirects. */
const post = (
  base: string,
  path: string,
  body: NonNullable<RequestInit['body']>,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'Content-Type': urlencoded, 'X-Forwarded-For': newAddress(), ...headers },
  })

/** Sends a request line that fetch would tidy up. Returns the whole answer. */
const raw = (base: string, line: string, more = 'Connection: close', body = '') =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    const host = /^Host:/m.test(more) ? '' : `Host: ${hostname}\r\n`
    socket.write(`${line} HTTP/1.1\r\n${host}${more}\r\n\r\n${body}`)
  })

describe('a made-up confirmation', () => {
  it.each([
    ['a line break', 'x\r\nSet-Cookie: a=b'],
    ['another parameter', 'x&at=1&wrong=1'],
    ['a URL', 'https://evil.example/'],
    ['200,000 letters', 'x'.repeat(200_000)],
    ['a replaced character', '\ufffd'],
  ])('of %s is not sent back', async (_, of) => {
    const body = new URLSearchParams({ of, at: of, answer: of, altcha: of })
    const answer = await post(world.api.url, `/f/${form.id}/confirm`, body)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${world.sitesUrl}/~form/${form.id}/confirm?of=`)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const page = await fetch(
      `${world.sitesUrl}/~form/${form.id}/confirm?of=${encodeURIComponent(of.slice(0, 2_000))}`,
    )
    expect(page.status).toBe(410)
    expect(await page.text()).not.toContain('evil.example')
  })
})

it('a made-up version of a confirmation is cut between characters', async () => {
  const logged = world.api.logged.length
  const body = new URLSearchParams({ of: 'x', v: `${'x'.repeat(39)}🌱` })
  const answer = await post(world.api.url, `/f/${form.id}/confirm`, body)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(`/~form/${form.id}/confirm?`),
  ])
  expect(world.api.logged).toHaveLength(logged)
})

it('a confirmation with more behind its signature is a made-up one', async () => {
  const { config, now } = world.api.context
  const leadId = crypto.randomUUID()
  const signed = writeConfirmation(config.appSecret, form.id, { leadId, until: confirmableUntil(now()) })
  for (const more of ['.x', '.\u4e2d', '.\r\nSet-Cookie: a=b', '&wrong=1', '=', ' ']) {
    const of = `${signed}${more}`
    const answer = await post(world.api.url, `/f/${form.id}/confirm`, new URLSearchParams({ of }))
    expect(answer.headers.get('location')).toBe(`${world.sitesUrl}/~form/${form.id}/confirm?of=`)
    const page = await fetch(`${world.sitesUrl}/~form/${form.id}/confirm?of=${encodeURIComponent(of)}`)
    expect(page.status).toBe(410)
  }
})

it('a link with a NUL in its campaign parameters keeps no lead of the page away', async () => {
  const own = await world.publishForm({ baseUrl: 'https://garden.example/' })
  for (const [at, name] of ['utm_campaign', 'utm_id', 'utm_source'].entries()) {
    const entries = goodEntries(own, { message: `Number ${at} of some messages.` })
    const answer = await postForm(world, own, entries, {
      Referer: `https://garden.example/contact/?${name}=spring%00sale`,
    })
    expect(answer.status).toBe(303)
    expect((await world.lastLead()).utm).toEqual({ [name.slice('utm_'.length)]: 'springsale' })
  }
})

it('a URL that names no possible version is not logged as a failure', async () => {
  const logged = world.api.logged.length
  for (const version of ['%00', 'a%00b', '%F0%9F%8C%B1', 'x'.repeat(41), "'", '%EF%BF%BE'])
    for (const part of ['thanks', 'confirm'])
      await fetch(`${world.sitesUrl}/~form/${form.id}/${part}?v=${version}`)
  expect(world.api.logged).toHaveLength(logged)
})

describe('paths that are no form', () => {
  it.each([
    '/~form/',
    '/~form/..',
    '/~form/../',
    '/~form/%2e%2e/',
    '/~form//',
    '/~form/constructor',
    '/~form/__proto__/thanks',
    '/~form/%00',
    `/~form/${'x'.repeat(5_000)}`,
  ])('%s', async (path) => {
    const answer = await raw(world.sitesUrl, `GET ${path}`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain("Content-Security-Policy: default-src 'none'")
    expect(answer).not.toContain('xxxx')
  })

  it('nor is the id of one with other letter case or escapes', async () => {
    const before = await count()
    const other = form.id.toUpperCase()
    expect(other).not.toBe(form.id)
    const escaped = `%${form.id.charCodeAt(0).toString(16)}${form.id.slice(1)}`
    for (const id of [other, escaped]) {
      expect((await post(world.api.url, `/f/${id}`, new URLSearchParams(goodEntries(form)))).status).toBe(404)
      expect((await fetch(`${world.sitesUrl}/~form/${id}/thanks`)).status).toBe(404)
    }
    expect(await count()).toBe(before)
  })
})

describe('a submission is stored and answered', () => {
  const headers = (more: string, { length }: string) =>
    [
      `X-Forwarded-For: ${newAddress()}`,
      `Content-Type: ${urlencoded}`,
      `Content-Length: ${length}`,
      more,
    ].join('\r\n')
  it.each([
    ['that offers another protocol', '', 'Upgrade: h2c\r\nConnection: Upgrade, close'],
    ['that offers a websocket', '', 'Upgrade: websocket\r\nConnection: Upgrade, close'],
    ['that waits for a sign', '', 'Expect: 100-continue\r\nConnection: close'],
    ['whose target is a whole URL', 'http://proxy.example', 'Connection: close'],
  ])('%s', async (title, origin, more) => {
    const before = await count()
    const body = new URLSearchParams(goodEntries(form, { message: `A submission ${title}` })).toString()
    const answer = await raw(world.api.url, `POST ${origin}/f/${form.id}`, headers(more, body), body)
    expect(answer).toMatch(/HTTP\/1\.1 303 /)
    expect(answer).toContain(`Location: ${world.sitesUrl}/~form/${form.id}/thanks?`)
    expect(await count()).toBe(before + 1)
  })
})

it('a compressed body is neither stored nor decompressed', async () => {
  const before = await count()
  const bomb = gzipSync(Buffer.alloc(20_000_000, 'message=x&'))
  for (const encoding of ['gzip', 'deflate', 'br']) {
    const answer = await post(world.api.url, `/f/${form.id}`, bomb, { 'Content-Encoding': encoding })
    expect(answer.headers.get('location')).toContain('fault=unreadable')
    const page = await post(world.sitesUrl, `/~form/${form.id}`, bomb, { 'Content-Encoding': encoding })
    expect(page.status).toBe(400)
  }
  expect(await count()).toBe(before)
})

describe('names of fields that objects have', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'then']
  it('are entries like any other', async () => {
    const body = `${names.map((name) => `${name}=value+of+${name}`).join('&')}&${new URLSearchParams(goodEntries(form)).toString()}`
    expect((await postForm(world, form, body)).status).toBe(303)
    const { entries, id } = await world.lastLead()
    expect(entries.map(({ name, value }) => [name, value])).toEqual(
      expect.arrayContaining(names.map((name) => [name, `value of ${name}`])),
    )
    const { token } = world.user
    const { body: lead } = await call(world.api, 'GET', `/api/leads/${id}`, { token })
    expect((lead as { entries: unknown[] }).entries).toHaveLength(entries.length)
  })

  it('are kept on our page, also while its form is unknown', async () => {
    const page = await post(
      world.sitesUrl,
      `/~form/${form.id}?fault=busy`,
      names.map((name) => `${name}=x`).join('&'),
    )
    const html = await page.text()
    for (const name of names) expect(html).toContain(`name="${name}" value="x"`)
  })
})

describe('encodings that browsers once guessed', () => {
  const script = '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'
  it.each([
    ['UTF-7', `message=${encodeURIComponent(script)}&_charset_=utf-7`, urlencoded],
    ['UTF-16', `message=${encodeURIComponent('<script>alert(1)</script>')}&_charset_=utf-16le`, urlencoded],
    ['UTF-16 bytes', 'message=%3C%00s%00c%00r%00i%00p%00t%00%3E%00%FF&_charset_=utf-16le', urlencoded],
    ['a charset of the header', `message=${encodeURIComponent(script)}`, `${urlencoded}; charset=utf-7`],
  ])('%s stays text', async (_, body, type) => {
    const page = await post(world.sitesUrl, `/~form/${form.id}?fault=busy`, body, { 'Content-Type': type })
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await page.text()).not.toContain('<script')
  })

  it('NUL and half characters in names and values are stored without them', async () => {
    const body = `a%00b=c%00d&e%ED%A0%BDf=%ED%A0%BD&${new URLSearchParams(goodEntries(form, { message: 'A\0 long enough message' })).toString()}`
    expect((await postForm(world, form, body)).status).toBe(303)
    const { entries, message } = await world.lastLead()
    expect(message).toBe('A long enough message')
    expect(entries).toContainEqual({ name: 'ab', label: 'ab', value: 'cd' })
    expect(JSON.stringify(entries)).not.toMatch(/\\u0000|\\ud83d/)
  })
})

it('pages lead nowhere that a post names, keep nothing in caches and set no cookie', async () => {
  const evil = 'https://evil.example/'
  const answer = await post(
    world.sitesUrl,
    `/~form/${form.id}?fault=entries&at=${encodeURIComponent(evil)}`,
    new URLSearchParams({
      ...goodEntries(form),
      name: '',
      _page: evil,
      _referer: evil,
      action: evil,
      thankYouUrl: evil,
    }),
    { Origin: evil, Referer: evil, Cookie: 'session=1' },
  )
  const html = await answer.text()
  expect(html).not.toMatch(/(?:href|src|action|url)=["']?https:\/\/evil/)
  expect(html).toContain(`action="${world.api.url}/f/${form.id}"`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).not.toContain('evil')
  expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  const thanks = await fetch(`${world.sitesUrl}/~form/${form.id}/thanks?at=${encodeURIComponent(evil)}`)
  expect(await thanks.text()).not.toContain('evil')
})

describe('headers of a request choose neither where answers lead nor their words', () => {
  const headers = [
    'Host: evil.example',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: javascript',
    'Forwarded: host=evil.example;proto=https',
    'X-Original-URL: /evil.example',
    'Origin: https://evil.example',
    `Accept-Language: "><script>, constructor, __proto__;q=1, x-evil.example, ${'en-'.repeat(3_000)}`,
    'Cookie: evil=1',
    'Connection: close',
  ].join('\r\n')

  it('of a submission', async () => {
    const body = new URLSearchParams(goodEntries(form, { message: 'Sent with a made-up host' })).toString()
    const more = `${headers}\r\nContent-Type: ${urlencoded}\r\nContent-Length: ${body.length}`
    const answer = await raw(world.api.url, `POST /f/${form.id}`, more, body)
    expect(answer).toMatch(/^HTTP\/1\.1 303 /)
    expect(answer).toContain(`Location: ${world.sitesUrl}/~form/${form.id}/thanks?`)
    expect(answer).not.toMatch(/evil|set-cookie|access-control/i)
  })

  it.each([
    '',
    '?fault=away',
    '/thanks',
    '/thanks?at=evil.example',
    '/confirm?of=evil.example',
    '/evil.example',
  ])('of the page at %s', async (rest) => {
    const answer = await raw(world.sitesUrl, `GET /~form/${form.id}${rest}`, headers)
    expect(answer).toContain('<html lang="en">')
    expect(answer).toMatch(/content-security-policy: default-src 'none'[^\r]*frame-ancestors 'none'\r/i)
    expect(answer).toMatch(/cache-control: no-store\r/i)
    expect(answer).not.toMatch(/evil|<script|set-cookie|access-control/i)
  })
})

it('the name of a site is cut between characters, so that its leads are announced', async () => {
  const { db } = world.api.database
  const siteName = `${'x'.repeat(99)}🌱`
  const other = await world.publishForm()
  await db.updateTable('leadForms').set({ siteName }).where('id', '=', other.id).execute()
  await postForm(world, other, goodEntries(other))
  const lead = await world.lastLead()
  expect(lead.announcedAt).not.toBeNull()
})

it('a value that is too long is shown with its error, also in a field that the form does not know', async () => {
  const body = new URLSearchParams({ ...goodEntries(form), note: 'y'.repeat(20_001) })
  const page = await post(world.sitesUrl, `/~form/${form.id}?fault=entries`, body)
  const html = await page.text()
  expect(html).toMatch(/<label for="field-4">note<\/label><textarea name="note" aria-invalid="true"/)
  expect(html).toContain('Enter at most 20,000 characters.')
  expect(html).not.toContain('type="hidden" name="note"')
})
