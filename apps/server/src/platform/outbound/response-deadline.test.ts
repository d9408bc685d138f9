import { createServer, type Server } from 'node:http'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBadNetwork, type BadNetwork } from '../../testing/network/bad-network.ts'
import { createGuardedAgent } from './guarded-agent.ts'

const everywhere = { allows: () => true }

/** Reads a response as a caller without limits of its own. */
const read = async (url: string, wholeAnswerTimeout: number): Promise<string> => {
  const dispatcher = createGuardedAgent(everywhere, { answerTimeout: 60_000, wholeAnswerTimeout })
  try {
    return await (await request(url, { dispatcher })).body.text()
  } finally {
    await dispatcher.destroy()
  }
}

describe('a response', () => {
  let dripping: BadNetwork
  let slow: Server
  let slowUrl = ''

  beforeAll(async () => {
    dripping = await startBadNetwork('dripping')
    slow = createServer((_request, response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' })
      response.write('roses ')
      setTimeout(() => response.end('and hedges'), 300)
    })
    await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening))
    slowUrl = `http://127.0.0.1:${(slow.address() as { port: number }).port}`
  })
  afterAll(async () => {
    await dripping.stop()
    slow.close()
  })

  it('that never ends is aborted, although it never pauses', async () => {
    await expect(read(dripping.url, 200)).rejects.toMatchObject({ code: 'UND_ERR_BODY_TIMEOUT' })
  })

  it('is complete if it ends in time, after any interim responses', async () => {
    expect(await read(slowUrl, 30_000)).toBe('roses and hedges')
  })

  it('may take any time if the caller limits the wait', async () => {
    expect(await read(slowUrl, 0)).toBe('roses and hedges')
  })
})
