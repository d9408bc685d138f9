import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { koa } from '@feathersjs/koa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadBundle } from './bundle.ts'
import { webHost } from './serve-web-app.ts'

const script = 'console.log("the app")'
let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web2-bundle-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Web 2 Manager</title>')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, '.build.json'), '{}')
  await writeFile(join(folder, 'assets/app-1.js'), script)
  await writeFile(join(folder, 'assets/app-1.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/app-1.js.gz'), gzipSync(script))
  server = await serve(folder)
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function serve(from: string, options: Parameters<typeof webHost>[1] = {}): Promise<Server> {
  const app = koa()
  app.use(webHost(await loadBundle(from), options))
  app.use((context) => {
    context.body = 'the API'
  })
  const started = createServer(app.callback())
  await new Promise<void>((fulfil) => started.listen(0, '127.0.0.1', fulfil))
  return started
}

const get = (path: string, init?: RequestInit, from = server) =>
  fetch(`http://127.0.0.1:${(from.address() as AddressInfo).port}${path}`, init)

describe('responses by path', () => {
  test.each([
    ['/', 200, 'Web 2 Manager'],
    ['/index.html', 200, 'Web 2 Manager'],
    ['/site-builder/edit-site?id=1', 200, 'Web 2 Manager'],
    ['/apidocs', 200, 'Web 2 Manager'],
    ['/assets/app-1.js', 200, script],
    ['/favicon.svg', 200, '<svg/>'],
    ['/assets/app-2.js', 404, 'no such file'],
    ['/assets/', 404, 'no such file'],
    ['/missing.png', 404, 'no such file'],
    ['/.build.json', 404, 'no such file'],
    ['/assets/app-1.js.br', 404, 'no such file'],
    ['/%2e%2e/package.json', 404, 'no such file'],
    ['/api/users', 200, 'the API'],
    ['/api', 200, 'the API'],
    ['/snappy/users', 200, 'the API'],
    ['/socket.io/', 200, 'the API'],
  ])('%s: %i, %s', async (path, status, text) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(text)
  })

  test('a POST never returns a page', async () => {
    expect(await (await get('/login', { method: 'POST' })).text()).toBe('the API')
  })

  test('explains how to build the app if there is no build', async () => {
    const empty = await serve(join(folder, 'nothing'))
    const answer = await get('/', {}, empty)
    empty.close()
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm start')
  })
})

test.each([
  ['br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
])('accept-encoding %s is answered with %s and the same bytes', async (accepted, expected) => {
  const answer = await get('/assets/app-1.js', { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(expected)
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  expect(await answer.text()).toBe(script)
})

test('caches assets forever, pages never', async () => {
  expect((await get('/assets/app-1.js')).headers.get('cache-control')).toContain('immutable')
  expect((await get('/anything')).headers.get('cache-control')).toBe('no-store')
})

test('does not resend an unchanged file', async () => {
  const etag = (await get('/favicon.svg')).headers.get('etag')!
  expect((await get('/favicon.svg', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('HEAD returns only the headers', async () => {
  const answer = await get('/assets/app-1.js', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect(answer.headers.get('content-length')).toBe(String(script.length))
  expect(await answer.text()).toBe('')
})

test('a page may run only scripts of its own origin and may not be framed', async () => {
  const { headers } = await get('/')
  const policy = headers.get('content-security-policy')!
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('passes a second host to the app, and allows calls to it only', async () => {
  const plain = await get('/', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-security-policy')).toContain("connect-src 'self';")
  expect(await plain.text()).not.toContain('snappy')
  const second = await serve(folder, { snappyUrl: 'https://accounts.example.com/v1' })
  const page = await get('/users', { headers: { 'accept-encoding': 'br' } }, second)
  expect(page.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://accounts.example.com;",
  )
  expect(await page.text()).toContain('<meta name="snappy-url" content="https://accounts.example.com/v1" />')
  second.close()
})

test('frames pages of the built-in host, which may have no https', async () => {
  const framing = await serve(folder, { sitesOrigin: 'http://sites.example:8081' })
  const policy = (await get('/', {}, framing)).headers.get('content-security-policy')
  expect(policy).toContain("frame-src 'self' https: blob: http://sites.example:8081;")
  framing.close()
})
