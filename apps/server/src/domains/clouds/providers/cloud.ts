import type { CloudCapabilities, ObjectStorage } from '@web2/contract/clouds'
import type { Outcome } from '../../../platform/outbound/outcome.ts'

/** An account's unsealed keys and location; fields its cloud doesn't need are empty. */
export interface CloudCredentials {
  readonly accessKey: string
  readonly secretKey: string
  /** Key of the vendor's management API, if it is a separate one. */
  readonly apiToken: string
  /** Vendor's name or number of the account. */
  readonly accountName: string
  /** URL of the account's website, if it can't be derived from the keys. */
  readonly website: string
  readonly region: string
  /** Base URL of the store; empty for the vendor's default. */
  readonly endpoint: string
}

export interface CloudBucket {
  readonly name: string
  /** ISO date; null if the cloud doesn't report it. */
  readonly createdAt: string | null
  readonly region: string | null
}

/** The location of a site's files: a bucket (null for the built-in host) and the site's folder in it. */
export interface SiteLocation {
  readonly bucket: string | null
  /** Folder without leading or trailing slashes. */
  readonly folder: string
  /** Region of the bucket if known; clouds with regions look it up otherwise. */
  readonly region?: string | null
}

/** One file of a site to upload. */
export interface CloudFile {
  /** Path inside the site's folder, separated by '/'. */
  readonly path: string
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly cacheControl: string
  /** SHA-256 of the bytes in lowercase hex. */
  readonly sha256: string
}

/** One object store. Methods return failures as outcomes; they throw only on programming errors. */
export interface Cloud {
  readonly capabilities: CloudCapabilities
  /** Lists the account's object storages, at clouds that sell them separately. */
  listStorages?(): Promise<Outcome<ObjectStorage[]>>
  /** Checks the keys without changing anything. */
  check(): Promise<Outcome<null>>
  listBuckets(): Promise<Outcome<CloudBucket[]>>
  createBucket(name: string, region?: string): Promise<Outcome<null>>
  /** Makes the location publicly readable and checks that it is writable. */
  prepare(place: SiteLocation): Promise<Outcome<null>>
  put(place: SiteLocation, file: CloudFile, signal?: AbortSignal): Promise<Outcome<null>>
  /** Succeeds also if the file doesn't exist. */
  delete(place: SiteLocation, path: string, signal?: AbortSignal): Promise<Outcome<null>>
  /**
   * Ends a publication or removal after its last put or delete, even without any. At `atomic` clouds, puts
   * and deletes take effect only when it succeeds; elsewhere it may purge caches. May be retried after a
   * temporary failure.
   */
  commit?(place: SiteLocation, signal?: AbortSignal): Promise<Outcome<null>>
  /**
   * Returns path → SHA-256 of the location's files, at clouds that know it; '' for a file whose content was
   * removed.
   */
  holds?(place: SiteLocation): Promise<Outcome<ReadonlyMap<string, string>>>
  /** Fetches the location's public URL if `publicUrl` can't derive it; changes nothing. */
  locate?(place: SiteLocation): Promise<Outcome<null>>
  /** Returns the public URL of a file; final after `prepare` or `locate`. */
  publicUrl(place: SiteLocation, path: string): string
  /** Checks whether a folder's URL at this location serves its index.html. */
  directoryIndexAt(place: SiteLocation): boolean
  close(): Promise<void>
}
