/** Where a site can be published: the built-in host and object storages. */
export const cloudNames = [
  'builtin',
  's3',
  'awsS3',
  'azure',
  'bunny',
  'cloudflare',
  'DOSpace',
  'dreamhost',
  'github',
  'linode',
  'vultr',
] as const
export type CloudName = (typeof cloudNames)[number]

/** What a target can do; the interface reads these and never asks for a name. */
export interface CloudCapabilities {
  /** An account with keys must be chosen. False for the built-in host. */
  readonly needsAccount: boolean
  /** Buckets can be listed and created. */
  readonly buckets: boolean
  /** Serves index.html for a folder address. */
  readonly directoryIndex: boolean
  readonly https: boolean
  /** The account takes an own endpoint address. */
  readonly endpoint: boolean
}
