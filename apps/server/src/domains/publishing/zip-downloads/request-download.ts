import { messages } from '@web2/contract/core'
import type { SiteDownloadStarted } from '@web2/contract/publishing'
import type { AppContext } from '../../../platform/context.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { refused } from '../../../platform/errors.ts'
import { zipSiteJob } from '../jobs.ts'
import { lockSite, type Gate } from '../../sites/index.ts'
import { passGate } from '../publications/publication-gate.ts'
import { recordAccepted } from '../publications/record-accepted.ts'
import { lockActiveRun, startRun } from '../../../platform/runs/start-run.ts'
import type { Actor } from '../../../platform/actor.ts'
import { zipKind } from './zip-file-name.ts'

interface WantedZip {
  readonly siteId: string
  /** Site URL used in its pages; null for the site's main one, empty for none. */
  readonly address: string | null
}

/**
 * Starts a zip download of a site, or returns the one in progress. Throws 409 while that is being canceled or
 * uses another URL, and with a gate if the site has unaccepted errors.
 */
export const requestDownload = async (
  context: AppContext,
  owner: Actor,
  { siteId, address }: WantedZip,
  gate?: Gate,
): Promise<SiteDownloadStarted> => {
  const { accountId, userId } = owner
  const review =
    gate &&
    (await passGate(context, owner, siteId, gate, { zip: { baseUrl: address === '' ? null : address } }))
  return context.db.transaction().execute(async (transaction) => {
    const site = await lockSite(transaction, { siteId, accountId })
    const answer = (_id: string) => ({ _id, siteId, siteName: site.name, message: messages.downloadStarted })
    const atWork = await lockActiveRun(transaction, zipKind, siteId)
    if (atWork?.cancelRequested)
      throw refused('A download of this site is being canceled. Try again in a moment.')
    if (atWork) {
      const known = await transaction
        .selectFrom('siteDownloads')
        .select(['id', 'address'])
        .where('runId', '=', atWork.id)
        .executeTakeFirst()
      if (known && known.address !== address)
        throw refused('This site is being packed for another URL. Download it again when that is done.')
      if (known) return answer(known.id)
    }
    const id = uuidV7()
    const runId = await startRun(transaction, {
      accountId,
      userId,
      kind: zipKind,
      subjectId: siteId,
      message: 'Queued',
      steps: [id],
      now: context.now(),
    })
    if (runId === null) throw new Error('The site is locked, so no other run can have begun')
    await transaction
      .insertInto('siteDownloads')
      .values({ id, accountId, createdBy: userId, siteId, siteName: site.name, runId, address, size: null })
      .execute()
    if (review)
      await recordAccepted(transaction, owner, review, {
        service: 'download-sites',
        id: siteId,
        name: site.name,
      })
    await context.jobs.enqueue(transaction, zipSiteJob, { runId }, { singletonKey: runId })
    return answer(id)
  })
}
