import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Cloud } from '../../providers/clouds/cloud.ts'
import { done, failed, type Outcome } from '../../providers/clouds/failure.ts'
import { openKeeper } from '../../providers/kept-files/keeper.ts'
import { keptContent } from './kept-content.ts'
import { trustedManifest } from './missing-files.ts'
import type { TargetStep } from './publication.ts'
import { openSource, type SiteSource } from './site-source.ts'
import { loadManifest } from './stored-manifest.ts'
import { planUpload, type UploadPlan } from './upload-plan.ts'

export interface TurnPlan {
  readonly plan: UploadPlan
  /** To be called when everything is sent. */
  close(): void
}

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

const diskFull = failed({
  kind: 'retryable',
  message:
    'The disk of this installation is full, so the files of this publication could not be kept. Make room on it and publish again.',
})

const planned = async (
  { context, site, target, publication }: TargetStep,
  source: SiteSource,
  manifest: Awaited<ReturnType<typeof loadManifest>>,
  known: Awaited<ReturnType<typeof keptContent>>,
): Promise<UploadPlan> => {
  if (!publication) return planUpload(source.files, manifest)
  const part = { siteId: site.id, publicationId: publication.id, part: target.id }
  const keeper = await openKeeper(context.config.dataDir, part, known)
  try {
    const plan = await planUpload(source.files, manifest, {
      seen: ({ path, kind, contentType, cacheControl }, sha256, bytes) =>
        keeper.keep({ path, sha256, kind, contentType, cacheControl }, bytes),
    })
    await keeper.finish()
    return plan
  } catch (error) {
    await keeper.abandon()
    throw error
  }
}

/** What one target's turn has to do. All its files are kept for the history before the first one is sent. */
export const planTurn = async (
  db: Kysely<Database>,
  cloud: Cloud,
  turn: TargetStep,
): Promise<Outcome<TurnPlan>> => {
  const { context, site, target } = turn
  const held = await loadManifest(db, target.id)
  if (site.removedAt !== null) return done({ plan: await planUpload([], held), close: () => undefined })
  const manifest = await trustedManifest(db, cloud, turn, held)
  let source: SiteSource | undefined
  try {
    const known = await keptContent(context, site.id)
    const opened = await openSource(turn, cloud, known)
    if (!opened.ok) return opened
    source = opened.value
    const plan = await planned(turn, source, manifest, known)
    const { close } = source
    return done({ plan, close })
  } catch (error) {
    source?.close()
    if (isDiskFull(error)) return diskFull
    throw error
  }
}
