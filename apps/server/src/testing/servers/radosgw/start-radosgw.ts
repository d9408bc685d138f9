import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'

export interface Radosgw {
  readonly endpoint: string
  readonly accessKey: string
  readonly secretKey: string
  /** Another account at the same store. */
  readonly stranger: { readonly accessKey: string; readonly secretKey: string }
  stop(): Promise<void>
}

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

interface Place {
  readonly port?: number
}

/**
 * Starts Ceph's S3 server (Debian's radosgw, ceph-mon, ceph-osd), empty and on loopback; takes 10 to 20
 * seconds. About one start in ten never responds, so it is repeated once.
 */
export const startRadosgw = (place: Place = {}): Promise<Radosgw> =>
  startOnce(place).catch(() => startOnce(place))

async function startOnce(options: Place): Promise<Radosgw> {
  const state = await mkdtemp(join(tmpdir(), 'radosgw-'))
  const accessKey = 'TESTACCESSKEY0000000'
  const secretKey = 'testSecretKey00000000000000000000000000000'
  const stranger = {
    accessKey: 'STRANGERACCESSKEY000',
    secretKey: 'strangerSecret00000000000000000000000000',
  }
  const env = {
    ...process.env,
    RGW_STATE: state,
    RGW_PORT: String(options.port ?? (await freePort())),
    RGW_MON_PORT: String(await freePort()),
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    STRANGER_ACCESS_KEY: stranger.accessKey,
    STRANGER_SECRET_KEY: stranger.secretKey,
  }
  const run = (name: string) => promisify(execFile)('bash', [script(name)], { env, timeout: 120_000 })
  const stop = async () => {
    await run('stop.sh')
    await rm(state, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const { stdout } = await run('start.sh')
    return { endpoint: stdout.trim().split('\n').at(-1)!, accessKey, secretKey, stranger, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
