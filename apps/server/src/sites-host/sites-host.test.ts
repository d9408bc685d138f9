import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSitesHost } from './sites-host.ts'

let dataDir = ''
let server: Server
let port = 0

const put = async (path: string, text: string) => {
  await mkdir(join(dataDir, path, '..'), { recursive: true })
  await writeFile(join(dataDir, path), text)
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sites-host-'))
  await put('sites/shop/index.html', 'home')
  await put('sites/shop/about/index.html', 'about')
  await put('sites/shop/404.html', 'own 404')
  await put('sites/shop/favicon.svg', '<svg/>')
  await put('sites/shop/.hidden', 'hidden')
  await put('sites/bare/index.html', 'bare')
  await put('secret', 'secret')
  server = createSitesHost({ config: { dataDir } as never, log: () => undefined })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Sends the path as it is; fetch would tidy it up first. */
const get = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const outgoing = httpRequest({ port, host: '127.0.0.1', path, ...options }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    outgoing.on('error', reject).end()
  })

describe('the built-in host', () => {
  it.each([
    ['/shop/', 200, 'home'],
    ['/shop/index.html', 200, 'home'],
    ['/shop/about/', 200, 'about'],
    ['/shop/about/?a=1', 200, 'about'],
    ['/shop/missing/', 404, 'own 404'],
    ['/shop/missing/deeper/x.html', 404, 'own 404'],
    ['/bare/missing', 404, undefined],
    ['/', 404, undefined],
    ['/nobody/', 404, undefined],
    ['/shop/.hidden', 404, undefined],
    ['/shop/../../secret', 404, undefined],
    ['/shop/%2e%2e/%2e%2e/secret', 404, undefined],
    ['/shop/..%2f..%2fsecret', 404, undefined],
    ['/..%5c..%5csecret', 404, undefined],
    ['/shop/%00', 404, undefined],
    ['/shop/%zz', 404, undefined],
    ['//shop/', 404, undefined],
    [`/shop/${'a'.repeat(5_000)}`, 404, 'own 404'],
    [`/shop/${'a'.repeat(5_000)}/`, 404, 'own 404'],
  ])('answers %s with %i', async (path, status, text) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    if (text !== undefined) expect(answer.text).toBe(text)
    expect(answer.text).not.toContain('secret')
    expect(answer.text).not.toBe('hidden')
  })

  it.each([
    ['/shop', '/shop/'],
    ['/shop/about?x=1', '/shop/about/?x=1'],
  ])('sends %s on to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 301, headers: { location } })
  })

  it('serves a site by a host name of its own', async () => {
    const headers = { host: 'shop.localhost:3031' }
    expect((await get('/', { headers })).text).toBe('home')
    expect((await get('/about/', { headers })).text).toBe('about')
  })

  it('answers HEAD without a body, 304 for what is known, 405 for other methods', async () => {
    const head = await get('/shop/', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': '4' } })
    const etag = String(head.headers.etag)
    expect(await get('/shop/', { headers: { 'if-none-match': `"x", W/${etag}` } })).toMatchObject({
      status: 304,
      text: '',
    })
    expect((await get('/shop/', { method: 'POST' })).status).toBe(405)
  })

  it('changes the ETag with the file', async () => {
    await put('sites/bare/changing.html', 'one')
    const before = (await get('/bare/changing.html')).headers.etag
    await put('sites/bare/changing.html', 'other')
    expect((await get('/bare/changing.html')).headers.etag).not.toBe(before)
  })

  it('allows no script, sets no cookie, and says what a file is', async () => {
    const { headers } = await get('/shop/')
    expect(headers['content-security-policy']).toContain("script-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['set-cookie']).toBeUndefined()
    expect((await get('/shop/favicon.svg')).headers['content-type']).toContain('image/svg+xml')
  })
})
