import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { addFeed } from './add-feed.ts'
import { eventually } from '../../testing/eventually.ts'
import { createWorld } from '../../testing/worlds/publishing-world.ts'
import { killChild, startWorkerChild } from '../../testing/kills/worker-child.ts'

const minutes = 60_000

it('a feed that killed two workers is put aside by the third without polling it', async () => {
  let asked = 0
  // never responds, so each worker is killed while waiting
  const server = createServer(() => void (asked += 1)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const world = await createWorld([host])
  let child: ChildProcess | undefined
  try {
    const { context, owner } = world
    const { _id } = await addFeed(context, owner, { url: `http://${host}/poison` })
    // the lease of a killed worker has expired when the next one starts
    for (const kills of [1, 2]) {
      child = await startWorkerChild(world, (kills - 1) * 6 * minutes)
      await eventually(async () => expect(asked).toBe(kills))
      await killChild(child)
    }
    child = await startWorkerChild(world, 12 * minutes)
    await eventually(async () =>
      expect(
        await context.db
          .selectFrom('rssFeeds')
          .select(['paused', 'problem'])
          .where('id', '=', _id)
          .executeTakeFirst(),
      ).toMatchObject({ paused: true, problem: expect.stringContaining('so it was skipped') }),
    )
    expect(asked).toBe(2)
  } finally {
    if (child && child.exitCode === null && child.signalCode === null) await killChild(child)
    server.closeAllConnections()
    server.close()
    await world.end()
  }
})
