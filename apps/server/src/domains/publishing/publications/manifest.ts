/** Files that a target is known to hold: path → SHA-256 (lower-case hex). */
export type Manifest = Pick<
  ReadonlyMap<string, string>,
  'get' | 'has' | 'size' | 'keys' | typeof Symbol.iterator
>
