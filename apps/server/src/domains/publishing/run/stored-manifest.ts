import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { PackedMap } from '../../../platform/packed/packed-map.ts'
import type { CachedFile } from '../render/render-cache.ts'
import type { Manifest } from '../publications/manifest.ts'
import type { ManifestKeeper } from './upload.ts'

const rowsAtOnce = 5_000

/** Returns the target's manifest from `site_files`. */
export const loadManifest = async (db: Kysely<Database>, targetId: string): Promise<Manifest> => {
  const held = new PackedMap()
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('siteFiles')
      .select(['path', 'sha256'])
      .where('targetId', '=', targetId)
      .where('path', '>', last)
      .orderBy('path')
      .limit(rowsAtOnce)
      .execute()
    for (const { path, sha256 } of rows) held.add(path, sha256)
    if (rows.length < rowsAtOnce) return held
    last = rows.at(-1)?.path ?? ''
  }
}

interface Held extends Partial<CachedFile> {
  readonly sha256: string
}

const write = async (db: Kysely<Database>, targetId: string, changes: ReadonlyMap<string, Held | null>) => {
  const held = [...changes].filter((entry): entry is [string, Held] => entry[1] !== null)
  const gone = [...changes].filter(([, content]) => content === null).map(([path]) => path)
  if (held.length > 0)
    await sql`
      insert into site_files (target_id, path, sha256, inputs, bytes)
      select ${targetId}::uuid, * from unnest(
        ${held.map(([path]) => path)}::text[], ${held.map(([, { sha256 }]) => sha256)}::text[],
        ${held.map(([, { inputs = null }]) => inputs)}::text[], ${held.map(([, { bytes = null }]) => bytes)}::int[])
      on conflict (target_id, path) do update
        set sha256 = excluded.sha256, inputs = excluded.inputs, bytes = excluded.bytes`.execute(db)
  if (gone.length > 0)
    await sql`delete from site_files where target_id = ${targetId} and path = any(${gone}::text[])`.execute(
      db,
    )
}

/** Ms for which acknowledgements are collected, because each statement waits for the disk. */
const gathered = 100
/** Changes per statement, which limits memory at targets that accept thousands at once. */
const mostAtOnce = 2_000

/** Removes pending changes, oldest first, and returns them. */
const takeSome = <Change>(waiting: Map<string, Change>): Map<string, Change> => {
  const taken = new Map<string, Change>()
  for (const [path, change] of waiting) {
    if (taken.size === mostAtOnce) break
    taken.set(path, change)
    waiting.delete(path)
  }
  return taken
}

/**
 * Opens a writer that stores acknowledgements in `site_files` in batches: 10,000 files need some hundred
 * statements. A kill loses at most a moment of acknowledgements, whose files are sent again.
 */
export const openManifestWriter = (
  db: Kysely<Database>,
  targetId: string,
  onFailure: () => void,
): ManifestKeeper => {
  const waiting = new Map<string, Held | null>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let failure: { error: unknown } | undefined

  const flush = async (): Promise<void> => {
    try {
      await write(db, targetId, takeSome(waiting))
    } catch (error) {
      failure = { error }
      onFailure()
    }
    running = undefined
    if (failure) return
    if (waiting.size >= mostAtOnce) begin()
    else if (waiting.size > 0) timer ??= setTimeout(begin, gathered)
  }
  const begin = () => {
    clearTimeout(timer)
    timer = undefined
    running ??= flush()
  }
  const note = (path: string, content: Held | null) => {
    waiting.set(path, content)
    if (running === undefined && !failure) timer ??= setTimeout(begin, gathered)
  }

  return {
    holds: (path, sha256, made) => note(path, { sha256, ...made }),
    holdsNoMore: (path) => note(path, null),
    settled: async () => {
      while (running !== undefined || (waiting.size > 0 && !failure)) {
        begin()
        await running
      }
      if (failure) throw failure.error
    },
  }
}
