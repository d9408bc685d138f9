import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import type { AppContext } from '../../platform/context.ts'
import { createSitesHost } from '../../domains/clouds/hosting/serve-sites.ts'
import { freePort } from '../servers/free-port.ts'
import type { World } from './publishing-world.ts'

export interface SecondNode {
  readonly context: AppContext
  /** URL of its built-in host without a trailing slash. */
  readonly sitesUrl: string
  stop(): Promise<void>
}

/**
 * Starts another instance of a world: the same database and bucket, a separate data folder and built-in host.
 */
export const startSecondNode = async (
  world: World,
  { patience, ...more }: Partial<Config> & { readonly patience?: number } = {},
): Promise<SecondNode> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'second-node-'))
  const port = await freePort()
  const context = { ...world.context, config: { ...world.context.config, dataDir, ...more } }
  const host = createSitesHost(context, patience === undefined ? {} : { patience }).listen(port, '127.0.0.1')
  await once(host, 'listening')
  return {
    context,
    sitesUrl: `http://127.0.0.1:${port}`,
    stop: async () => {
      host.closeAllConnections()
      host.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
