/** One file of a site at the built-in host whose contents lie in a bucket. */
export interface HostedFilesTable {
  /** The site's folder at the host. */
  folder: string
  /** Path in the site's folder, as its address has it after decoding. */
  path: string
  /** SHA-256 of the content, lower-case hex; names it in the bucket. */
  sha256: string
  bytes: number
}

declare module '../../platform/db/database.ts' {
  interface Database {
    hostedFiles: HostedFilesTable
  }
}
