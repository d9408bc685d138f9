import { contributions } from '../../../main/contributions.ts'
import { hash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StorageAddress } from '../../../platform/config/storage-url.ts'
import { openBlobs } from '../providers/builtin/blobs.ts'
import { hostKinds } from '../../../testing/worlds/host-kinds.ts'
import { createTestDatabase } from '../../../testing/postgres.ts'
import { testConfig } from '../../../testing/test-config.ts'
import { hostedFiles } from './hosted-files.ts'
import { createSitesHost } from './serve-sites.ts'
import { createSharedObjects } from '../../../platform/shared-objects.ts'

let server: Server
let port = 0

interface Host {
  readonly context: Parameters<typeof createSitesHost>[0]
  put(site: string, path: string, text: string): Promise<void>
  end(): Promise<void>
}

const log = () => undefined
const now = () => new Date()

const shared = createSharedObjects()

/** Sets up a host with files below DATA_DIR/sites; nothing else there may be served. */
const folderHost = async (): Promise<Host> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sites-host-'))
  const write = async (path: string, text: string) => {
    await mkdir(join(dataDir, path, '..'), { recursive: true })
    await writeFile(join(dataDir, path), text)
  }
  await write('sites/shop/.hidden', 'hidden')
  await write('secret', 'secret')
  return {
    context: { config: { ...testConfig, dataDir }, db: undefined as never, contributions, log, now, shared },
    put: (site, path, text) => write(`sites/${site}/${path}`, text),
    end: () => rm(dataDir, { recursive: true, force: true }),
  }
}

const bucketHost = async (storage: StorageAddress): Promise<Host> => {
  const { db, destroy } = await createTestDatabase()
  const blobs = openBlobs(storage)
  const put: Host['put'] = async (site, path, text) => {
    const [bytes, sha256] = [Buffer.from(text), hash('sha256', text, 'hex')]
    await blobs.put(site, sha256, bytes)
    await hostedFiles(db).change(site, new Map([[path, { sha256, bytes: bytes.length }]]))
  }
  await put('shop', '.hidden', 'hidden')
  return {
    context: { config: { ...testConfig, storage }, db, contributions, log, now, shared },
    put,
    end: destroy,
  }
}

const long = 'A page of many words. '.repeat(200)

/** Sends the path unchanged; fetch would normalize it. */
const get = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<{ status: number; text: string; bytes: Buffer; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const outgoing = httpRequest({ port, host: '127.0.0.1', path, ...options }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode: status = 0, headers } = response
          resolve({ status, text: bytes.toString(), bytes, headers })
        })
      })
      outgoing.on('error', reject).end()
    },
  )

describe.each(await hostKinds())('the built-in host in $kind', ({ storage }) => {
  let host: Host
  beforeAll(async () => {
    host = storage ? await bucketHost(storage) : await folderHost()
    await host.put('shop', 'index.html', 'home')
    await host.put('shop', 'about/index.html', 'about')
    await host.put('shop', '404.html', 'own 404')
    await host.put('shop', 'favicon.svg', '<svg/>')
    await host.put('shop', 'a b+c/ü&(1).html', 'odd')
    await host.put('shop', 'Menu.html', 'capital')
    await host.put('shop', 'large.txt', 'x'.repeat(3_000_000))
    await host.put('shop', 'long.html', long)
    await host.put('shop', 'long.mp4', long)
    await host.put('shop', 'tour.mp4', 'tour of the garden')
    await host.put('bare', 'index.html', 'bare')
    server = createSitesHost(host.context)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await host.end()
  })

  it.each([
    ['/shop/', 200, 'home'],
    ['/shop/index.html', 200, 'home'],
    ['/shop/about/', 200, 'about'],
    ['/shop/about/?a=1', 200, 'about'],
    ['/shop/a%20b+c/%C3%BC&(1).html', 200, 'odd'],
    ['/shop/a%20b%2Bc/%c3%bc%26%281%29.html', 200, 'odd'],
    ['/shop/Menu.html', 200, 'capital'],
    ['/shop/menu.html', 404, 'own 404'],
    ['/shop/abou', 404, 'own 404'],
    ['/sho', 404, undefined],
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
  ])('redirects %s to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 301, headers: { location } })
  })

  it('serves a site under its own host name', async () => {
    const headers = { host: 'shop.localhost:3031' }
    expect((await get('/', { headers })).text).toBe('home')
    expect((await get('/about/', { headers })).text).toBe('about')
  })

  it.each([
    ['/shop/tour.mp4', 'video/mp4', 'tour of the garden'],
    ['/shop/large.txt', 'text/plain; charset=utf-8', 'x'.repeat(3_000_000)],
  ])('serves parts of %s', async (path, type, text) => {
    const size = text.length
    const range = (value: string) => get(path, { headers: { Range: value } })
    expect(await range('bytes=5-11')).toMatchObject({
      status: 206,
      text: text.slice(5, 12),
      headers: { 'content-type': type, 'content-range': `bytes 5-11/${size}`, 'content-length': '7' },
    })
    expect(await range(`bytes=${size - 3}-`)).toMatchObject({ status: 206, text: text.slice(-3) })
    expect(await range(`bytes=${size}-`)).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${size}` },
    })
    expect((await get(path, { method: 'HEAD' })).headers).toMatchObject({ 'accept-ranges': 'bytes' })
  })

  it('answers HEAD without a body, 304 for a known ETag, and 405 otherwise', async () => {
    const head = await get('/shop/', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': '4' } })
    const etag = String(head.headers.etag)
    expect(await get('/shop/', { headers: { 'if-none-match': `"x", W/${etag}` } })).toMatchObject({
      status: 304,
      text: '',
    })
    expect((await get('/shop/', { method: 'POST' })).status).toBe(405)
  })

  it('compresses texts for browsers that accept it, under an ETag of their own', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const plain = await get('/shop/long.html')
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(long.length) })
    expect(plain).toMatchObject({ text: long, headers: { 'accept-ranges': 'bytes' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const _again of [1, 2]) {
      const { bytes, headers: answered } = await get('/shop/long.html', { headers })
      expect(gunzipSync(bytes).toString()).toBe(long)
      expect(answered).toMatchObject({
        ...{ 'content-encoding': 'gzip', 'content-length': String(bytes.length), vary: 'Accept-Encoding' },
        'content-type': 'text/html; charset=utf-8',
      })
      expect(bytes.length).toBeLessThan(long.length / 2)
      expect(answered.etag).not.toBe(plain.headers.etag)
      const known = { 'if-none-match': String(answered.etag) }
      expect((await get('/shop/long.html', { headers: { ...headers, ...known } })).status).toBe(304)
      expect((await get('/shop/long.html', { headers: known })).status).toBe(200)
    }
    const head = await get('/shop/long.html', { method: 'HEAD', headers })
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-encoding': 'gzip' } })
  })

  it('compresses the new content of a file that changed, and the page for missing files of each site', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const textOf = async (path: string) => gunzipSync((await get(path, { headers })).bytes).toString()
    await host.put('first', '404.html', `first ${long}`)
    await host.put('second', '404.html', `other ${long}`)
    expect(await textOf('/first/missing')).toBe(`first ${long}`)
    expect(await textOf('/second/missing')).toBe(`other ${long}`)
    await host.put('first', '404.html', `again ${long}`)
    expect(await textOf('/first/missing')).toBe(`again ${long}`)
  })

  it.each([
    ['/shop/long.html', { 'accept-encoding': 'br, gzip;q=0' }],
    ['/shop/long.html', { 'accept-encoding': 'xgzip' }],
    ['/shop/', { 'accept-encoding': 'gzip' }],
    ['/shop/large.txt', { 'accept-encoding': 'gzip' }],
    ['/shop/long.mp4', { 'accept-encoding': 'gzip' }],
    ['/shop/long.html', { 'accept-encoding': 'gzip', range: 'bytes=0-' }],
  ])('sends %s as it is with %j', async (path, headers) => {
    const answer = await get(path, { headers })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
    expect(answer.text).toBe((await get(path)).text)
  })

  it('changes the ETag when the file changes', async () => {
    await host.put('bare', 'changing.html', 'one')
    const before = (await get('/bare/changing.html')).headers.etag
    await host.put('bare', 'changing.html', 'other')
    expect((await get('/bare/changing.html')).headers.etag).not.toBe(before)
  })

  it('sends a large file in full', async () => {
    const { status, text, headers } = await get('/shop/large.txt')
    expect({ status, length: text.length, header: headers['content-length'] }).toEqual({
      status: 200,
      length: 3_000_000,
      header: '3000000',
    })
  })

  it('forbids all scripts but that of phone links, sets no cookies, and sends the content type', async () => {
    const { headers } = await get('/shop/')
    expect(headers['content-security-policy']).toMatch(
      /^script-src 'sha256-[\w+\/]{43}='; object-src 'none'; base-uri 'none'$/,
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['set-cookie']).toBeUndefined()
    expect((await get('/shop/favicon.svg')).headers['content-type']).toContain('image/svg+xml')
  })
})
