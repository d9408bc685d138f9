/**
 * Manifest of a backup. A backup is a gzipped tar archive with these entries in this order:
 *
 *     web2-backup.json                  the manifest
 *     database/<table>/<number>.copy    rows in PostgreSQL's COPY text format
 *     files/<path>                      files below DATA_DIR, and images of the bucket
 *     end.json                          totals, and the SHA-256 of everything before it
 */
export interface Manifest {
  readonly format: 1
  /** Release that wrote it. */
  readonly release: string
  readonly createdAt: string
  readonly postgres: string
  /** Migrations of the rows' schema, as in `kysely_migration`. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableShape[]
  readonly sequences: readonly SequenceState[]
  /** Fingerprint of APP_SECRET that doesn't reveal it. */
  readonly secretMark: string
  /** True if the secret itself is among the files. */
  readonly holdsSecret: boolean
}

export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

export interface SequenceState {
  readonly name: string
  readonly lastValue: string
  readonly isCalled: boolean
}

export interface EndMark {
  readonly sha256: string
  readonly rows: Readonly<Record<string, number>>
  readonly files: number
  /** Bytes of the files. */
  readonly bytes: number
}

export const manifestEntry = 'web2-backup.json'
export const endEntry = 'end.json'

export const rowsEntry = (table: string, part: number): string =>
  `database/${table}/${String(part).padStart(6, '0')}.copy`

export const fileEntry = (path: string): string => `files/${path}`

export type EntryKind =
  { readonly kind: 'rows'; readonly table: string } | { readonly kind: 'file'; readonly path: string }

/** Returns the kind of an entry between the first and the last, or undefined for an invalid name. */
export const entryKind = (name: string): EntryKind | undefined => {
  const [, table] = /^database\/([a-z0-9_]+)\/\d{6}\.copy$/.exec(name) ?? []
  if (table !== undefined) return { kind: 'rows', table }
  const path = name.startsWith('files/') ? name.slice('files/'.length) : ''
  const isSafe = path !== '' && path.split('/').every((part) => !['', '.', '..'].includes(part))
  return isSafe && !path.includes('\\') && !path.includes('\0') ? { kind: 'file', path } : undefined
}
