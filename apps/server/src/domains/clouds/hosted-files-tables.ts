/** One file of a site on the built-in host whose contents are in a bucket. */
export interface HostedFilesTable {
  /** The site's folder on the host. */
  folder: string
  /** Path in the site's folder, URL-decoded. */
  path: string
  /** SHA-256 of the content in lowercase hex; its name in the bucket. */
  sha256: string
  bytes: number
}

declare module '../../platform/db/database.ts' {
  interface Database {
    hostedFiles: HostedFilesTable
  }
}
