import type { CloudName } from '@web2/contract'
import type { Dispatcher } from 'undici'
import { builtinCapabilities } from './builtin/capabilities.ts'
import type { BuiltinOptions } from './builtin/store.ts'
import type { Cloud, CloudCredentials } from './cloud.ts'
import { s3Capabilities } from './s3/capabilities.ts'

/** The clouds that can be published to, and what each can do. */
export const cloudCapabilities = { builtin: builtinCapabilities, s3: s3Capabilities } as const

/** Their names for people. */
export const cloudTitles = { builtin: 'Built-in host', s3: 'S3-compatible storage' } as const

export type OfferedCloud = keyof typeof cloudCapabilities

export const isOfferedCloud = (name: CloudName | string): name is OfferedCloud => name in cloudCapabilities

export interface CloudSurroundings {
  builtin: BuiltinOptions
  /** The guarded agent: every address comes from a user. */
  dispatcher: Dispatcher
}

/** Opens a cloud; its vendor's code is loaded only now. */
export const openCloud = async (
  name: OfferedCloud,
  credentials: CloudCredentials | null,
  surroundings: CloudSurroundings,
): Promise<Cloud> => {
  if (name === 'builtin') {
    const { createBuiltinCloud } = await import('./builtin/store.ts')
    return createBuiltinCloud(surroundings.builtin)
  }
  if (credentials === null) throw new TypeError(`${name} needs an account`)
  const { createS3Cloud } = await import('./s3/store.ts')
  return createS3Cloud(credentials, surroundings.dispatcher)
}
