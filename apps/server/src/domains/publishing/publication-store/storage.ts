/** File that is readable on this machine until released. */
export interface LocalFile {
  readonly path: string
  /** Must be called once it is no longer read. */
  release(): Promise<void>
}

/**
 * Packs and pack indexes of one site, by name: in a folder, or in a bucket with local copies of those in use.
 */
export interface PublicationStorage {
  /** Returns a path to write a file of this name, invisible to readers. */
  tempPathFor(name: string): Promise<string>
  /** Gives a draft its name: it appears complete, to every worker. Returns the local file. */
  put(name: string, draft: string): Promise<LocalFile>
  has(name: string): Promise<boolean>
  /** Throws if the file doesn't exist. */
  open(name: string): Promise<LocalFile>
  names(): Promise<string[]>
  remove(name: string): Promise<void>
  /** Deletes all of them. */
  clear(): Promise<void>
}
