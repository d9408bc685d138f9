import { Type, type Static } from 'typebox'

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
export const CloudCapabilities = Type.Object({
  /** An account with keys must be chosen. False for the built-in host. */
  needsAccount: Type.Boolean(),
  /** Buckets can be listed and created. */
  buckets: Type.Boolean(),
  /** Serves index.html for a folder address. */
  directoryIndex: Type.Boolean(),
  https: Type.Boolean(),
  /** A publication is seen all at once, when its last file is there; nothing of it counts before. */
  atomic: Type.Boolean(),
  /** The account takes an own endpoint address. */
  endpoint: Type.Boolean(),
})
export type CloudCapabilities = Readonly<Static<typeof CloudCapabilities>>
