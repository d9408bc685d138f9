import { Type, type Static } from 'typebox'
import { BucketNames } from './bucket-names.ts'

/** What an account at a cloud can consist of; the keys are sealed and never answered. */
export const cloudKeyNames = ['accessKey', 'secretKey', 'apiToken'] as const
export type CloudKeyName = (typeof cloudKeyNames)[number]
export const cloudFieldNames = [...cloudKeyNames, 'accountName', 'website', 'region', 'endpoint'] as const
export type CloudFieldName = (typeof cloudFieldNames)[number]

/** One field of the form of an account, under the name its vendor gives it. */
export const CloudField = Type.Object({
  name: Type.Enum(cloudFieldNames),
  label: Type.String(),
  required: Type.Boolean(),
  help: Type.Optional(Type.String()),
  placeholder: Type.Optional(Type.String()),
})
export type CloudField = Readonly<Static<typeof CloudField>>

export const CloudRegion = Type.Object({ id: Type.String(), name: Type.String() })
export type CloudRegion = Readonly<Static<typeof CloudRegion>>

/** Capabilities of a target; the UI reads these and never compares names. */
export const CloudCapabilities = Type.Object({
  /** An account with keys must be chosen. False for the built-in host. */
  needsAccount: Type.Boolean(),
  /** Buckets can be listed. */
  buckets: Type.Boolean(),
  createBucket: Type.Boolean(),
  /** The vendor's word for a bucket: 'bucket', 'container', 'storage zone', 'repository'. */
  bucketNoun: Type.String(),
  /** Rules for the name of a new bucket. */
  bucketNames: BucketNames,
  /** The account holds object storages, and a bucket lies in one of them. */
  storages: Type.Boolean(),
  /** Serves a bucket as a website: index and error documents. */
  websiteHosting: Type.Boolean(),
  /** Serves index.html for a folder address. */
  directoryIndex: Type.Boolean(),
  https: Type.Boolean(),
  /** Files are opened to everyone one by one, as they are sent. */
  acl: Type.Boolean(),
  /** The vendor supports custom domains. */
  customDomain: Type.Boolean(),
  /** Keeps the cache times that are sent with files. */
  cacheTimes: Type.Boolean(),
  /** A publication is seen all at once, when its last file is there; nothing of it counts before. */
  atomic: Type.Boolean(),
  /** The account accepts a custom endpoint URL. */
  endpoint: Type.Boolean(),
  /** Where a new bucket can be made, the usual one first. Empty: no region is asked for. */
  regions: Type.Array(CloudRegion),
  /** A region may be any text, because the store's regions are not known in advance. */
  anyRegion: Type.Boolean(),
  /** The form of an account, in its order. */
  fields: Type.Array(CloudField),
  /** Where the keys are found and which rights they need. */
  help: Type.String(),
  /** Other facts to know before publishing here, one sentence each. */
  notes: Type.Array(Type.String()),
})
export type CloudCapabilities = Readonly<Static<typeof CloudCapabilities>>

/** Returns the limitations of a cloud and its notes: sentences to show before a publication. */
export const cloudLimits = (capabilities: CloudCapabilities): string[] => [
  ...(capabilities.https ? [] : ['Pages are served over http, without https.']),
  ...(capabilities.directoryIndex ? [] : ['The address of a folder shows no page: links name index.html.']),
  ...(capabilities.cacheTimes ? [] : ['Cache times are the vendor’s; they cannot be set for single files.']),
  ...capabilities.notes,
]
