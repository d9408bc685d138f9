import { sql, type Kysely } from 'kysely'
import type { Dispatcher } from 'undici'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { boundedRequest } from '../../outbound/bounded-request.ts'
import type { Cloud } from '../../providers/clouds/cloud.ts'
import { liveDispatcher } from './live-dispatcher.ts'
import { placeOf } from './open-target.ts'
import type { TargetRow, TargetStep } from './publication.ts'
import type { Manifest } from './upload-plan.ts'

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
export const missesFiles = async (
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

/**
 * The manifest as far as it can be believed. Somebody may have emptied or deleted the bucket behind our back: when a
 * sample of what should be there is not, nothing is taken for granted, here and in the database, and all is sent.
 */
export const trustedManifest = async (
  db: Kysely<Database>,
  cloud: Cloud,
  turn: TargetStep,
  manifest: Manifest,
): Promise<Manifest> => {
  const { context, target } = turn
  if (!(await missesFiles(context, cloud, target, { manifest, timeout: 10_000 }))) return manifest
  await db
    .updateTable('siteFiles')
    .set({ sha256: sql`''` })
    .where('targetId', '=', target.id)
    .execute()
  return new Map([...manifest.keys()].map((path) => [path, '']))
}
