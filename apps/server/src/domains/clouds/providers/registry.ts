import type { CloudCapabilities } from '@web2/contract/clouds'
import type { CloudName } from '@web2/contract/core'
import type { Dispatcher } from 'undici'
import type { ServiceAddresses } from '../../../platform/config/service-addresses.ts'
import { awsS3Capabilities } from './aws-s3/capabilities.ts'
import { azureCapabilities } from './azure/capabilities.ts'
import { builtinCapabilities } from './builtin/capabilities.ts'
import type { BucketHostOptions } from './builtin/bucket-store.ts'
import type { BuiltinOptions } from './builtin/store.ts'
import { bunnyCapabilities } from './bunny/capabilities.ts'
import type { Cloud, CloudCredentials } from './cloud.ts'
import { cloudflareCapabilities } from './cloudflare/capabilities.ts'
import { doSpaceCapabilities } from './do-space/capabilities.ts'
import { dreamhostCapabilities } from './dreamhost/capabilities.ts'
import { githubCapabilities } from './github/capabilities.ts'
import { linodeCapabilities } from './linode/capabilities.ts'
import { s3Capabilities } from './s3/capabilities.ts'
import { vultrCapabilities } from './vultr/capabilities.ts'
import { setTimeout as delay } from 'node:timers/promises'

/** Resolves after the given ms, or when the signal aborts. */
const sleep = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  try {
    await delay(milliseconds, undefined, signal === undefined ? {} : { signal })
  } catch (error) {
    if (signal?.aborted !== true) throw error
  }
}

export const cloudCapabilities: Readonly<Record<CloudName, CloudCapabilities>> = {
  builtin: builtinCapabilities,
  awsS3: awsS3Capabilities,
  azure: azureCapabilities,
  bunny: bunnyCapabilities,
  cloudflare: cloudflareCapabilities,
  DOSpace: doSpaceCapabilities,
  dreamhost: dreamhostCapabilities,
  github: githubCapabilities,
  linode: linodeCapabilities,
  vultr: vultrCapabilities,
  s3: s3Capabilities,
}

/** Display names of clouds. */
export const cloudTitles: Readonly<Record<CloudName, string>> = {
  builtin: 'Built-in host',
  awsS3: 'Amazon S3',
  azure: 'Azure Blob Storage',
  bunny: 'Bunny',
  cloudflare: 'Cloudflare R2',
  DOSpace: 'DigitalOcean Spaces',
  dreamhost: 'DreamHost DreamObjects',
  github: 'GitHub Pages',
  linode: 'Linode Object Storage',
  vultr: 'Vultr Object Storage',
  s3: 'S3-compatible storage',
}

export const isOfferedCloud = (name: string): name is CloudName => Object.hasOwn(cloudCapabilities, name)

export interface CloudSurroundings {
  /** Options of the built-in host, with a directory or a bucket. */
  readonly builtin: BuiltinOptions | BucketHostOptions
  readonly services: ServiceAddresses
  /** The guarded agent, because most URLs come from users. */
  readonly dispatcher: Dispatcher
  /** The selected object storage, at clouds that have them. */
  readonly storageId: string | null
}

/** Checks of a GitHub Pages build, three seconds apart, before giving up. */
const looksAtBuild = 60

type Open = (credentials: CloudCredentials, surroundings: CloudSurroundings) => Promise<Cloud>

const withAccount: Readonly<Record<Exclude<CloudName, 'builtin'>, Open>> = {
  awsS3: async (keys, { dispatcher }) =>
    (await import('./aws-s3/store.ts')).createAwsS3Cloud(keys, dispatcher),
  azure: async (keys, { dispatcher }) =>
    (await import('./azure/store.ts')).createAzureCloud(keys, dispatcher),
  bunny: async (keys, { dispatcher, services }) =>
    (await import('./bunny/store.ts')).createBunnyCloud(keys, services.bunny, dispatcher),
  cloudflare: async (keys, { dispatcher, services }) =>
    (await import('./cloudflare/store.ts')).createCloudflareCloud(keys, services.cloudflare, dispatcher),
  DOSpace: async (keys, { dispatcher }) =>
    (await import('./do-space/store.ts')).createDoSpaceCloud(keys, dispatcher),
  dreamhost: async (keys, { dispatcher }) =>
    (await import('./dreamhost/store.ts')).createDreamhostCloud(keys, dispatcher),
  github: async (keys, { dispatcher, services }) =>
    (await import('./github/store.ts')).createGithubCloud(
      keys,
      { api: services.github, pause: sleep, looks: looksAtBuild },
      dispatcher,
    ),
  linode: async (keys, { dispatcher }) =>
    (await import('./linode/store.ts')).createLinodeCloud(keys, dispatcher),
  vultr: async (keys, { dispatcher, services, storageId }) =>
    (await import('./vultr/store.ts')).createVultrCloud(keys, { api: services.vultr, storageId }, dispatcher),
  s3: async (keys, { dispatcher }) => (await import('./s3/store.ts')).createS3Cloud(keys, dispatcher),
}

/** Opens a cloud, loading its vendor's code on demand. */
export const openCloud = async (
  name: CloudName,
  credentials: CloudCredentials | null,
  surroundings: CloudSurroundings,
): Promise<Cloud> => {
  if (name === 'builtin') {
    const { builtin } = surroundings
    if ('blobs' in builtin) return (await import('./builtin/bucket-store.ts')).createBucketHost(builtin)
    return (await import('./builtin/store.ts')).createBuiltinCloud(builtin)
  }
  if (credentials === null) throw new TypeError(`${name} needs an account`)
  return withAccount[name](credentials, surroundings)
}
