import { Type, type Static } from 'typebox'
import { BucketNames } from './bucket-names.ts'

/** Fields a cloud account can have; keys are sealed and never returned. */
export const cloudKeyNames = ['accessKey', 'secretKey', 'apiToken'] as const
export type CloudKeyName = (typeof cloudKeyNames)[number]
export const cloudFieldNames = [...cloudKeyNames, 'accountName', 'website', 'region', 'endpoint'] as const
export type CloudFieldName = (typeof cloudFieldNames)[number]

/** Field of an account form, with the vendor's label. */
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

/** Capabilities of a target; the UI reads these and never checks for a vendor's name. */
export const CloudCapabilities = Type.Object({
  /** An account with keys must be chosen; false for the built-in host. */
  needsAccount: Type.Boolean(),
  /** Buckets can be listed. */
  buckets: Type.Boolean(),
  createBucket: Type.Boolean(),
  /** The vendor's term for a bucket: 'bucket', 'container', 'storage zone', 'repository'. */
  bucketNoun: Type.String(),
  /** Naming rules for new buckets. */
  bucketNames: BucketNames,
  /** The account contains object storages, and each bucket belongs to one of them. */
  storages: Type.Boolean(),
  /** Serves a bucket as a website: index and error documents. */
  websiteHosting: Type.Boolean(),
  /** Serves index.html for folder URLs. */
  directoryIndex: Type.Boolean(),
  https: Type.Boolean(),
  /** Files are made public individually, as they are uploaded. */
  acl: Type.Boolean(),
  /** A custom domain can be set up with the vendor. */
  customDomain: Type.Boolean(),
  /** Keeps the cache lifetimes sent with files. */
  cacheTimes: Type.Boolean(),
  /** A publication becomes visible all at once, with its last file. */
  atomic: Type.Boolean(),
  /** The account accepts a custom endpoint URL. */
  endpoint: Type.Boolean(),
  /** Regions for new buckets, the default first; if empty, no region is asked for. */
  regions: Type.Array(CloudRegion),
  /** A region may be any text, because the store is of an unknown kind. */
  anyRegion: Type.Boolean(),
  /** Form of an account, in display order. */
  fields: Type.Array(CloudField),
  /** Where to find the keys and which permissions they need. */
  help: Type.String(),
  /** Further notes for users before they publish here, one sentence each. */
  notes: Type.Array(Type.String()),
})
export type CloudCapabilities = Readonly<Static<typeof CloudCapabilities>>

/** Returns a target's limitations and notes as sentences, to be shown before publishing there. */
export const cloudLimits = (capabilities: CloudCapabilities): string[] => [
  ...(capabilities.https ? [] : ['Pages are served over HTTP only.']),
  ...(capabilities.directoryIndex ? [] : ['Folder URLs show no page, so links end with index.html.']),
  ...(capabilities.cacheTimes ? [] : ['The provider sets cache times. They can’t be set per file.']),
  ...capabilities.notes,
]
