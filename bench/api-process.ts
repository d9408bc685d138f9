import { contributions } from '@web2/server/src/main/contributions.ts'
import { createSharedObjects } from '@web2/server/src/platform/shared-objects.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '@web2/server/src/main/create-app.ts'
import type { Config } from '@web2/server/src/platform/config/config.ts'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import { testConfig } from '@web2/server/src/testing/test-config.ts'
import { createFloor } from './api-floor.ts'

/* One server in a separate process: `node api-process.ts ours|floor <database url> <account> <secret>`. */

const [kind, databaseUrl = '', accountId = '', appSecret = ''] = process.argv.slice(2)

// benchmarks of visitors name their addresses
const trustedProxy = { ranges: ['127.0.0.0/8'] }
const config: Config = { ...testConfig, dataDir: '', databaseUrl, appSecret, trustedProxy }

const ours = async (): Promise<number> => {
  const app = await createApp({
    config,
    db: connect({ url: databaseUrl, applicationName: 'bench ours' }),
    databaseUrl,
    contributions,
    shared: createSharedObjects(),
    jobs: { enqueue: () => Promise.reject(new Error('The benchmark has no queue')) },
    log: (line) => console.error(line),
    now: () => new Date(),
  })
  const server = createServer(app.callback())
  await app.setup(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const floor = async (): Promise<number> => {
  const app = createFloor(databaseUrl, accountId)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

const port = await (kind === 'floor' ? floor() : ours())
// with the benchmark, also when it is interrupted
process.once('disconnect', () => process.exit())
process.send?.(port)
