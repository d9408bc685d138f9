/** A file of a site at the built-in host: which content it has, and how long that is. */
export interface HostedFile {
  readonly sha256: string
  readonly bytes: number
}

/** What the built-in host serves of sites whose contents lie in a bucket. Whoever opens the cloud brings it along. */
export interface HostedFiles {
  /** Path → file of a site. */
  all(folder: string): Promise<ReadonlyMap<string, HostedFile>>
  /** Makes all of the changes or none; null takes a file away. Answers how many files the site has then. */
  change(folder: string, changes: ReadonlyMap<string, HostedFile | null>): Promise<number>
}
