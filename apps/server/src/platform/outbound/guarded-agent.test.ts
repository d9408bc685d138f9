import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress, literalAddress } from './public-addresses.ts'
import { createGuardedAgent } from './guarded-agent.ts'
import { boundedRequest } from './bounded-request.ts'
import { egressPolicy } from './egress-policy.ts'

const limits = { maxBytes: 1_000, timeout: 5_000 }
const nothingAllowed = egressPolicy([])

/** Creates a resolver that returns the next entry at each call, to simulate DNS rebinding. */
const resolver = (...answers: string[][]) =>
  ((_name: string, _options: object, callback: (error: null, found: object[]) => void) => {
    const found = answers.length > 1 ? answers.shift() : answers[0]
    callback(
      null,
      (found ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as never

const server = createServer((request, response) => {
  if (request.url === '/big') return response.end('x'.repeat(5_000))
  if (request.url === '/slow') return void response.write('a')
  if (request.url?.startsWith('/to?')) {
    response.writeHead(302, { location: decodeURIComponent(request.url.slice(4)) })
    return response.end()
  }
  const { authorization = 'none', accesskey = 'none', accept = 'none' } = request.headers
  response.end(`auth=${authorization} key=${String(accesskey)} accept=${accept}`)
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('addresses', () => {
  it.each([
    '127.0.0.1 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 255.255.255.255 224.0.0.1',
    '::1 :: fe80::1 fc00::1 fd12:3456::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1 64:ff9b::7f00:1',
    '2002:7f00:1:: 198.18.0.1 192.0.2.1 not-an-address',
    '168.63.129.16 ::ffff:168.63.129.16 100.100.100.200 192.0.0.192 fd00:ec2::254 64:ff9b::a9fe:a9fe fec0::1',
  ])('rejects each of %s', (list) => {
    expect(list.split(' ').filter(isPublicAddress)).toEqual([])
  })

  it('accepts public ones', () => {
    expect(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:1.1.1.1'].every(isPublicAddress)).toBe(
      true,
    )
  })

  it.each([
    ['0177.0.0.1', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['0x7f000001', '127.0.0.1'],
    ['[::1]', '::1'],
    ['example.org', undefined],
  ])('parses %s as %s', (host, address) => {
    expect(literalAddress(host)).toBe(address)
  })
})

describe('the guarded agent', () => {
  it.each(['127.0.0.1', '0177.0.0.1', '2130706433', '0x7f.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '127.1'])(
    'refuses http://%s',
    async (host) => {
      const call = boundedRequest(createGuardedAgent(nothingAllowed), `http://${host}:${port}/`, limits)
      await expect(call).rejects.toMatchObject({ code: 'EGRESS_REFUSED' })
    },
  )

  it.each([[['10.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['::1']], [['100.64.3.4']], [[]]])(
    'refuses a name that resolves to %j',
    async (found) => {
      const agent = createGuardedAgent(nothingAllowed, { lookup: resolver(found) })
      await expect(boundedRequest(agent, 'http://shop.example/', limits)).rejects.toMatchObject({
        code: 'EGRESS_REFUSED',
      })
    },
  )

  it.each([22, 25, 6667])('refuses port %i of a public address, which is not a web port', async (other) => {
    const agent = createGuardedAgent(nothingAllowed, { lookup: resolver(['93.184.216.34']) })
    await expect(boundedRequest(agent, `http://shop.example:${other}/`, limits)).rejects.toMatchObject({
      code: 'EGRESS_REFUSED',
      message: expect.stringContaining(`shop.example:${other}`),
    })
  })

  it('reaches an allowed host on that port only', async () => {
    const agent = createGuardedAgent(egressPolicy([`127.0.0.1:${port}`]))
    expect((await boundedRequest(agent, `http://127.0.0.1:${port}/`, limits)).status).toBe(200)
    await expect(boundedRequest(agent, `http://127.0.0.1:${port + 1}/`, limits)).rejects.toMatchObject({
      code: 'EGRESS_REFUSED',
    })
  })

  it('refuses a redirect from an allowed to a private address', async () => {
    const agent = createGuardedAgent(egressPolicy([`localhost:${port}`]), { lookup: resolver(['127.0.0.1']) })
    const target = encodeURIComponent(`http://127.0.0.1:${port}/`)
    await expect(
      boundedRequest(agent, `http://localhost:${port}/to?${target}`, limits),
    ).rejects.toMatchObject({ code: 'EGRESS_REFUSED' })
  })

  it('limits size and time', async () => {
    const agent = createGuardedAgent(egressPolicy([`127.0.0.1:${port}`]))
    const base = `http://127.0.0.1:${port}`
    await expect(boundedRequest(agent, `${base}/big`, limits)).rejects.toMatchObject({
      code: 'ANSWER_TOO_LARGE',
    })
    await expect(boundedRequest(agent, `${base}/slow`, { ...limits, timeout: 100 })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  })
})

describe('boundedRequest', () => {
  const go = (target: string, more: object = {}) =>
    boundedRequest(new Agent(), `http://127.0.0.1:${port}/to?${encodeURIComponent(target)}`, {
      ...limits,
      headers: { authorization: 'Bearer x', AccessKey: 'y', accept: 'text/html' },
      ...more,
    })

  it('sends headers that may be secret to the same origin only', async () => {
    expect((await go('/')).body.toString()).toBe('auth=Bearer x key=y accept=text/html')
    const other = await go(`http://localhost:${port}/`)
    expect(other.body.toString()).toBe('auth=none key=none accept=text/html')
  })

  it('sends no body to another origin and returns the redirect', async () => {
    const post = { method: 'POST', body: 'password=x' }
    expect((await go('/', post)).status).toBe(200)
    expect((await go(`http://localhost:${port}/`, post)).status).toBe(302)
  })

  it('calls http and https only', async () => {
    await expect(boundedRequest(new Agent(), 'file:///etc/passwd', limits)).rejects.toThrow(/http and https/)
  })
})
