import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { feathers } from '@feathersjs/feathers'
import { koa } from '@feathersjs/koa'
import { expect, test } from 'vitest'
import type { SessionStore } from '../auth/session-store.ts'
import { restTransport } from './rest-transport.ts'

const endless = function* () {
  for (;;) yield Buffer.alloc(64_000)
}

test('logs a failure, but not a browser that disconnects during a response', async () => {
  const logged: string[] = []
  const app = koa(feathers())
  app.configure(restTransport({ config: {}, log: (line) => logged.push(line), sessions: {} as SessionStore }))
  app.use((ctx) => {
    if (ctx.path === '/broken') throw new Error('the disk is full')
    ctx.body = Readable.from(endless())
  })
  const told = once(app, 'error')
  const listening = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`

  const asked = get(url)
  const [answer] = await once(asked, 'response')
  await once(answer, 'data')
  asked.destroy()
  await told
  expect(logged).toEqual([])

  await (await fetch(`${url}/broken`)).text()
  expect(logged).toEqual([expect.stringContaining('the disk is full')])
  listening.closeAllConnections()
  listening.close()
})
