import { createServer } from 'node:http'
import { Agent, request } from 'undici'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/*
 * Sender of spam: `node leads-sender.ts <url> <posts a second>` until its parent disconnects; it reports the number of
 * answers when asked. `node leads-sender.ts null` is a server that reads bodies and redirects, without more.
 */

const [target = '', rate = '0'] = process.argv.slice(2)
const addresses = 1_000
/** Ms between bursts. */
const beat = 10
const mostAtWork = 500

const body = new URLSearchParams({
  name: 'Best offers',
  email: 'offers@spam.example',
  message: `Casino bonus and backlinks: ${'https://spam.example/ '.repeat(4)}`,
  _page: 'contact/',
}).toString()

const receiveNothing = async (): Promise<void> => {
  const server = createServer((incoming, response) => {
    incoming.resume().on('end', () => response.writeHead(307, { Location: '/' }).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send?.((server.address() as AddressInfo).port)
}

const sendSpam = (): void => {
  const agent = new Agent({ connections: 64, pipelining: 1 })
  let sent = 0
  let answered = 0
  let atWork = 0
  const begun = performance.now()
  const post = async () => {
    const at = sent % addresses
    sent += 1
    atWork += 1
    const answer = await request(target, {
      dispatcher: agent,
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `127.1.${at >> 8}.${at & 255}`,
      },
    })
    await answer.body.dump()
    answered += 1
  }
  setInterval(() => {
    const due = ((performance.now() - begun) / 1_000) * Number(rate)
    // one that can't keep up skips posts, instead of sending them all at once later
    while (sent < due && atWork < mostAtWork)
      post()
        // a submission that fails counts as not answered
        .catch(() => undefined)
        .finally(() => (atWork -= 1))
    if (sent < due) sent = Math.floor(due)
  }, beat)
  process.on('message', () => process.send?.(answered / ((performance.now() - begun) / 1_000)))
}

process.once('disconnect', () => process.exit())
if (target === 'null') await receiveNothing()
else sendSpam()
