import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { startRadosgw } from './servers/radosgw/start-radosgw.ts'

interface Keys {
  readonly accessKey: string
  readonly secretKey: string
}

export interface ObjectStore extends Keys {
  readonly endpoint: string
  /** Another account at the same store. */
  readonly stranger: Keys
  stop(): Promise<void>
}

export interface NoObjectStore {
  /** Reason for the name of skipped tests. */
  readonly unavailable: string
}

const isInstalled = (program: string): boolean =>
  (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/**
 * Returns a real S3 store for a test file: the running one in S3_TEST_ENDPOINT (with the keys of our radosgw
 * scripts), else a new radosgw if Ceph is installed.
 */
export const objectStore = async (): Promise<ObjectStore | NoObjectStore> => {
  const endpoint = env.S3_TEST_ENDPOINT
  if (endpoint)
    return {
      endpoint,
      accessKey: 'TESTACCESSKEY0000000',
      secretKey: 'testSecretKey00000000000000000000000000000',
      stranger: { accessKey: 'STRANGERACCESSKEY000', secretKey: 'strangerSecret00000000000000000000000000' },
      stop: async () => {},
    }
  const missing = ['radosgw', 'ceph-mon', 'ceph-osd'].find((program) => !isInstalled(program))
  if (missing)
    return {
      unavailable: `${missing} is not installed: apt-get install radosgw ceph-mon ceph-osd ceph-common`,
    }
  return startRadosgw()
}
