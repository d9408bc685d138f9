/** A file that can be read on this machine for a while. */
export interface LocalFile {
  readonly path: string
  /** To be called when it is read no more. */
  release(): Promise<void>
}

/** The packs and listings of one site, by name: in a folder, or in a bucket and here while they are worked on. */
export interface PublicationStorage {
  /** Where a file of this name is to be written; nobody sees it there. */
  draftOf(name: string): Promise<string>
  /** Gives a draft its name: it appears whole, for every worker. The answer is the same file, for this one. */
  put(name: string, draft: string): Promise<LocalFile>
  has(name: string): Promise<boolean>
  /** Throws when there is no such file. */
  open(name: string): Promise<LocalFile>
  names(): Promise<string[]>
  remove(name: string): Promise<void>
  /** Removes all of them. */
  clear(): Promise<void>
}
