import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isDiskFull } from '../../../platform/files/is-disk-full.ts'
import type { Cloud } from '../../clouds/index.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import { openPackWriter } from '../publication-store/pack-writer.ts'
import { openPackReader, type PackReader } from '../publication-store/pack-reader.ts'
import { storedContents } from '../publication-store/publication-content.ts'
import { loadRenderCache, type RenderCache } from '../render/render-cache.ts'
import { verifiedManifest } from './verify-manifest.ts'
import { placeOf } from './open-target.ts'
import type { PublicationRow, TargetStep } from '../publications/publication.ts'
import { openSource } from '../render/site-source.ts'
import { loadManifest } from './stored-manifest.ts'
import { planUpload, type StoreFile, type SiteFiles, type UploadPlan } from './upload-plan.ts'
import type { Manifest } from '../publications/manifest.ts'

export interface TargetUploadPlan {
  readonly plan: UploadPlan
  /** Must be called once everything is sent. */
  close(): Promise<void>
}

/** The installation's own disk, so that no cloud is blamed. */
const diskFull: Outcome<never> = {
  ok: false,
  failure: {
    kind: 'retryable',
    message:
      'The server’s disk is full, so this publication could not be stored. Free up space and publish again.',
  },
}

type Known = Awaited<ReturnType<typeof storedContents>>

/** Stores all files before the first is sent, then sends them from the stored copy. */
const keepAndPlan = async (
  { context, site, target }: TargetStep,
  publication: PublicationRow,
  files: SiteFiles,
  manifest: Manifest,
  {
    known,
    reader,
    made,
  }: { readonly known: Known; readonly reader: PackReader; readonly made: RenderCache | undefined },
): Promise<UploadPlan> => {
  const part = { siteId: site.id, publicationId: publication.id, part: target.id }
  const keeper = await openPackWriter(context.config, part, known)
  try {
    const keep: StoreFile = async (file, sha256, bytes) => {
      const { path, kind, contentType, cacheControl } = file
      const location = await keeper.keep({ path, sha256, kind, contentType, cacheControl }, bytes)
      return { reader, location }
    }
    const plan = await planUpload(files, manifest, keep, made)
    await keeper.finish(reader)
    return plan
  } catch (error) {
    await keeper.abandon()
    throw error
  }
}

const planned = async (
  turn: TargetStep,
  publication: PublicationRow,
  cloud: Cloud,
  manifest: Manifest,
): Promise<Outcome<TargetUploadPlan>> => {
  const { context, site } = turn
  const known = await storedContents(context, site.id)
  // generated pages declare their inputs; an earlier publication renders nothing
  const isMade = site.turboId !== null && publication.restoredFrom === null
  const made = isMade
    ? await loadRenderCache(context.db, turn.target.id, manifest, (sha256) => known.has(sha256))
    : undefined
  const source = await openSource(turn, cloud, known, made)
  if (!source.ok) return source
  const reader = openPackReader(context.config, site.id)
  try {
    const plan = await keepAndPlan(turn, publication, source.value.files, manifest, {
      known,
      reader,
      made,
    })
    return done({ plan, close: () => reader.close() })
  } catch (error) {
    await reader.close()
    throw error
  } finally {
    await source.value.close()
  }
}

/** Plans the deletion of everything that the target is known, or reports, to hold. */
const planTakedown = async (
  cloud: Cloud,
  { target }: TargetStep,
  held: Manifest,
): Promise<Outcome<TargetUploadPlan>> => {
  const said = await cloud.holds?.(placeOf(target))
  // if the target can't list its files now, those only it knows remain
  const all = new Map([...held, ...(said?.ok ? said.value : [])])
  return done({ plan: await planUpload([], all), close: async () => undefined })
}

/** Plans one target's uploads. All of its files are stored for the history before the first is sent. */
export const planTargetUpload = async (
  db: Kysely<Database>,
  cloud: Cloud,
  turn: TargetStep,
): Promise<Outcome<TargetUploadPlan>> => {
  const { site, target, publication } = turn
  const held = await loadManifest(db, target.id)
  if (site.removedAt !== null) return planTakedown(cloud, turn, held)
  if (!publication) throw new Error(`The publication of site ${site.id} has no entry in its history`)
  const manifest = await verifiedManifest(db, cloud, turn, held)
  if (!manifest.ok) return manifest
  try {
    return await planned(turn, publication, cloud, manifest.value)
  } catch (error) {
    if (isDiskFull(error)) return diskFull
    throw error
  }
}
