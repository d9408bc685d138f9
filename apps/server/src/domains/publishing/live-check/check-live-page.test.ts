import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../platform/outbound/egress-policy.ts'
import { checkLive } from './check-live-page.ts'
import { liveFailure } from './live-page-error.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const hostOf = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const check = async (host: string, allowed: readonly string[]) => {
  const agent = createGuardedAgent(egressPolicy([...allowed]))
  try {
    return await checkLive(agent, `http://${host}/index.html`)
  } finally {
    await agent.close()
  }
}

it('recognizes a live page by its title', async () => {
  const host = await hostOf((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Tea &amp; Co</title>'),
  )
  expect(await check(host, [host])).toEqual({ ok: true, status: 200, title: 'Tea & Co', message: '' })
})

it('explains in plain words a silent server, a broken connection and a refused address', async () => {
  const host = await hostOf((request) => request.socket.destroy())
  expect((await check(host, [host])).message).toMatch(/^The live page does not respond/)
  expect((await check(host, [])).message).toMatch(/is in a private network/)
  server?.close()
  expect((await check(host, [host])).message).toMatch(/^The live page does not respond/)
})

it.each([
  ['ENOTFOUND', /domain was not found/],
  ['UND_ERR_CONNECT_TIMEOUT', /did not respond in time/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate is not trusted/],
])('shows no bare error code %s', (code, sentence) => {
  expect(liveFailure(Object.assign(new Error(`connect ${code}`), { code }))).toMatch(sentence)
})
