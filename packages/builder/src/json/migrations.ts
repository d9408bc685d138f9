/** Version written by this code. Raise it when stored documents need a change, and add the step below. */
export const wireVersion = 1

type Migrate = (root: Record<string, unknown>) => Record<string, unknown>

/** `migrations[n]` converts a root of version n to version n + 1. Version 0 is a tree without a version. */
const migrations: readonly Migrate[] = [(root) => root]

/** Returns the root in the current version; null if a newer version of the product wrote it. */
export const migrated = (root: Record<string, unknown>, version: number): Record<string, unknown> | null =>
  version > wireVersion ? null : migrations.slice(version).reduce((each, migrate) => migrate(each), root)
