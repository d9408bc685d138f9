import { sql, type Kysely } from 'kysely'
import type { Dispatcher } from 'undici'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { boundedRequest } from '../../../platform/outbound/bounded-request.ts'
import type { Cloud } from '../../clouds/index.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import { liveDispatcher } from '../live-check/live-dispatcher.ts'
import { placeOf } from './open-target.ts'
import type { TargetRow } from '../../sites/index.ts'
import type { TargetStep } from '../publications/publication.ts'
import { openManifestWriter } from './stored-manifest.ts'
import type { Manifest } from '../publications/manifest.ts'

/** Number of files probed before the manifest is trusted. */
const sampleSize = 12

/** Returns the home page and others from the whole site, without files already known as missing. */
const sampleOf = (manifest: Manifest): string[] => {
  const paths = [...manifest].flatMap(([path, sha256]) => (sha256 === '' ? [] : path)).sort()
  const stride = Math.max(1, Math.floor(paths.length / sampleSize))
  const spread = paths.filter((_path, index) => index % stride === 0).slice(0, sampleSize)
  return [...new Set([...(manifest.get('index.html') ? ['index.html'] : []), ...spread])]
}

/**
 * Returns whether a status means that the file is missing. Stores without list permission respond with 403.
 */
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
    // without a response nothing is known about the file; the publication itself will find the error
    return undefined
  }
}

/** Target whose files can be probed. */
type SeenPlace = Pick<TargetRow, 'cloud' | 'bucket' | 'folder' | 'region' | 'liveCheck'>

/** Returns whether any file of a sample is missing; `timeout` in ms limits each request. */
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

/** Returns what a target holds, as far as that can be checked without changes. */
export const probeManifest = async (
  context: Pick<AppContext, 'config'>,
  cloud: Cloud,
  target: SeenPlace,
  { manifest, timeout }: { readonly manifest: Manifest; readonly timeout: number },
): Promise<Outcome<Manifest>> => {
  if (cloud.holds) return cloud.holds(placeOf(target))
  return done((await missesFiles(context, cloud, target, { manifest, timeout })) ? new Map() : manifest)
}

/**
 * Corrects `site_files` to what the target reports, because a worker may have been killed between the two.
 */
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
 * Returns a verified manifest. If a sample of files is missing because the bucket was emptied or deleted from
 * outside, clears the manifest here and in the database, so that everything is sent.
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
