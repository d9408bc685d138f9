import { sql, type Kysely } from 'kysely'
import type { Dispatcher } from 'undici'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { boundedRequest } from '../../../platform/outbound/bounded-request.ts'
import type { Cloud } from '../../clouds/providers/cloud.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import { liveDispatcher } from '../live-check/live-dispatcher.ts'
import { placeOf } from './open-target.ts'
import type { TargetRow } from '../../sites/site-row.ts'
import type { TargetStep } from '../publications/publication.ts'
import { openManifestWriter } from './stored-manifest.ts'
import type { Manifest } from '../publications/manifest.ts'

/** Files that are looked at before the manifest is believed. */
const sampleSize = 12

/** The home page and others from all over the site, of what is not taken for missing already. */
const sampleOf = (manifest: Manifest): string[] => {
  const paths = [...manifest].flatMap(([path, sha256]) => (sha256 === '' ? [] : path)).sort()
  const stride = Math.max(1, Math.floor(paths.length / sampleSize))
  const spread = paths.filter((_path, index) => index % stride === 0).slice(0, sampleSize)
  return [...new Set([...(manifest.get('index.html') ? ['index.html'] : []), ...spread])]
}

/** What a visitor gets for a file that is not there. Stores answer 403 too where nobody may list a bucket. */
const isMissing = (status: number, wasPublic: boolean): boolean =>
  status === 404 || status === 410 || (status === 403 && wasPublic)

const statusOf = async (
  dispatcher: Dispatcher,
  url: string,
  timeout: number,
): Promise<number | undefined> => {
  try {
    return (await boundedRequest(dispatcher, url, { method: 'HEAD', maxBytes: 64 * 1024, timeout })).status
  } catch {
    // no answer says nothing about the file; the publication itself will meet what is wrong
    return undefined
  }
}

/** A place whose files can be looked at. */
type SeenPlace = Pick<TargetRow, 'cloud' | 'bucket' | 'folder' | 'region' | 'liveCheck'>

/** Whether a sample of what a place should hold is not there; `timeout` (ms) ends each look. */
const missesFiles = async (
  { config }: Pick<AppContext, 'config'>,
  cloud: Cloud,
  target: SeenPlace,
  { manifest, timeout }: { readonly manifest: Manifest; readonly timeout: number },
): Promise<boolean> => {
  if (manifest.size === 0 || cloud.capabilities.atomic) return false
  const wasPublic = target.liveCheck?.ok === true
  const dispatcher = liveDispatcher(config, target)
  const statuses = await Promise.all(
    sampleOf(manifest).map((path) => statusOf(dispatcher, cloud.publicUrl(placeOf(target), path), timeout)),
  )
  return statuses.some((status) => status !== undefined && isMissing(status, wasPublic))
}

/** What a place holds, as far as it can be found out without changing anything. */
export const probeManifest = async (
  context: Pick<AppContext, 'config'>,
  cloud: Cloud,
  target: SeenPlace,
  { manifest, timeout }: { readonly manifest: Manifest; readonly timeout: number },
): Promise<Outcome<Manifest>> => {
  if (cloud.holds) return cloud.holds(placeOf(target))
  return done((await missesFiles(context, cloud, target, { manifest, timeout })) ? new Map() : manifest)
}

/** Makes `site_files` say what the place itself says: a worker may have been killed between the two. */
const correct = async (
  db: Kysely<Database>,
  { target }: TargetStep,
  said: Manifest,
  held: Manifest,
): Promise<void> => {
  const rows = openManifestWriter(db, target.id, () => undefined)
  for (const [path, sha256] of held) if (said.get(path) !== sha256) rows.holds(path, sha256)
  for (const path of said.keys()) if (!held.has(path)) rows.holdsNoMore(path)
  await rows.settled()
}

/**
 * The manifest as far as it can be believed. Somebody may have emptied or deleted the bucket behind our back: when a
 * sample of what should be there is not, nothing is taken for granted, here and in the database, and all is sent.
 */
export const verifiedManifest = async (
  db: Kysely<Database>,
  cloud: Cloud,
  turn: TargetStep,
  manifest: Manifest,
): Promise<Outcome<Manifest>> => {
  const { context, target } = turn
  const held = await cloud.holds?.(placeOf(target))
  if (held?.ok) await correct(db, turn, manifest, held.value)
  if (held) return held
  if (!(await missesFiles(context, cloud, target, { manifest, timeout: 10_000 }))) return done(manifest)
  await db
    .updateTable('siteFiles')
    .set({ sha256: sql`''` })
    .where('targetId', '=', target.id)
    .execute()
  return done(new Map([...manifest.keys()].map((path) => [path, ''])))
}
