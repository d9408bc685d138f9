/** Files that a target is known to hold: path → SHA-256 (lower-case hex). */
export type Manifest = ReadonlyMap<string, string>
