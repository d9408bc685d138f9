/** A file of a site on the built-in host: its content's hash and size. */
export interface HostedFile {
  readonly sha256: string
  readonly bytes: number
}

/** Mapping of paths to contents for sites in a bucket, provided by the caller that opens the cloud. */
export interface HostedFiles {
  /** Returns the site's files by path. */
  all(folder: string): Promise<ReadonlyMap<string, HostedFile>>
  /** Applies all changes or none; null removes a file. Returns the resulting number of files. */
  change(folder: string, changes: ReadonlyMap<string, HostedFile | null>): Promise<number>
}
