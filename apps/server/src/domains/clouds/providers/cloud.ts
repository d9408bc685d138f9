import type { CloudCapabilities, ObjectStorage } from '@web2/contract/clouds'
import type { Outcome } from '../../../platform/outbound/outcome.ts'

/** An account's keys and place, opened, as a provider needs them; empty what its cloud does not ask for. */
export interface CloudCredentials {
  readonly accessKey: string
  readonly secretKey: string
  /** Key of the vendor's management API, where that is another one. */
  readonly apiToken: string
  /** Vendor's name or number of the account. */
  readonly accountName: string
  /** Where the vendor serves the account's website, where keys do not tell it. */
  readonly website: string
  readonly region: string
  /** Base address of the store; empty for the vendor's own. */
  readonly endpoint: string
}

export interface CloudBucket {
  readonly name: string
  /** ISO date, null where the cloud does not tell. */
  readonly createdAt: string | null
  readonly region: string | null
}

/** Where a site's files go: a bucket (null for the built-in host) and the site's folder in it. */
export interface SiteLocation {
  readonly bucket: string | null
  /** Folder without slashes at its ends. */
  readonly folder: string
  /** Region of the bucket where it is known; clouds with regions look it up otherwise. */
  readonly region?: string | null
}

/** One file of a site on its way to a cloud. */
export interface CloudFile {
  /** Path inside the site's folder, '/' between its parts. */
  readonly path: string
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly cacheControl: string
  /** SHA-256 of the bytes, lower-case hex. */
  readonly sha256: string
}

/** One object store. Every method answers an outcome; only a programmer's mistake throws. */
export interface Cloud {
  readonly capabilities: CloudCapabilities
  /** Object storages of the account, at clouds that sell them one by one. */
  listStorages?(): Promise<Outcome<ObjectStorage[]>>
  /** Do the keys work? Nothing is changed. */
  check(): Promise<Outcome<null>>
  listBuckets(): Promise<Outcome<CloudBucket[]>>
  createBucket(name: string, region?: string): Promise<Outcome<null>>
  /** Makes what is published at the place readable for everyone, and finds out that it may be written. */
  prepare(place: SiteLocation): Promise<Outcome<null>>
  put(place: SiteLocation, file: CloudFile, signal?: AbortSignal): Promise<Outcome<null>>
  /** Succeeds too when there was no such file. */
  delete(place: SiteLocation, path: string, signal?: AbortSignal): Promise<Outcome<null>>
  /**
   * Ends a publication or a taking down, after its last put and delete, also when there was none. At a cloud whose
   * capabilities say `atomic`, puts and deletes count only when this has succeeded; elsewhere it may clear caches.
   * May be called again after a failure that time heals.
   */
  commit?(place: SiteLocation, signal?: AbortSignal): Promise<Outcome<null>>
  /** What the place holds, at a cloud that knows it: path → SHA-256, '' for a file whose content was taken away. */
  holds?(place: SiteLocation): Promise<Outcome<ReadonlyMap<string, string>>>
  /** Asks the cloud for the place's public address, where `publicUrl` cannot know it; changes nothing. */
  locate?(place: SiteLocation): Promise<Outcome<null>>
  /** Address of a file as anyone can open it; after `prepare` or `locate` it is the final one. */
  publicUrl(place: SiteLocation, path: string): string
  /** Does the address of a folder of this place show its index.html? */
  directoryIndexAt(place: SiteLocation): boolean
  close(): Promise<void>
}
