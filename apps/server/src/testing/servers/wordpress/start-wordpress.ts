import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'

/** WordPress with its users. Passwords are application passwords, except the administrator's. */
export interface WordPress {
  readonly url: string
  readonly version: string
  /** An editor: posts, images, categories. */
  readonly user: string
  readonly password: string
  /** An author, who may not create categories. */
  readonly authorUser: string
  readonly authorPassword: string
  readonly adminUser: string
  /** Login password of the administrator. */
  readonly adminLogin: string
}

export interface StartedWordPress extends WordPress {
  /** File with all of the above as JSON. */
  readonly credentials: string
  stop(): Promise<void>
}

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Starts Debian's WordPress (6.1 in Debian 12), new and on loopback; takes some 5 seconds. */
export const startWordPress = async (): Promise<StartedWordPress> => {
  const state = await mkdtemp(join(tmpdir(), 'wordpress-'))
  const env = { ...process.env, WP_STATE: state, WP_PORT: String(await freePort()) }
  const run = (name: string) => promisify(execFile)('bash', [script(name)], { env, timeout: 300_000 })
  const stop = async () => {
    await run('stop.sh')
    await rm(state, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const { stdout } = await run('start.sh')
    return { ...(JSON.parse(stdout) as WordPress), credentials: join(state, 'credentials.json'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
