import { isPublicError, IssuesUnaccepted } from '../../platform/errors.ts'
import { lockSite, type Gate } from '../sites/index.ts'
import { passGate, recordedReview, planPublication, publishKind } from '../publishing/index.ts'
import { findActiveRun } from '../../platform/runs/start-run.ts'
import { outdatedSites } from './find/site-references.ts'
import { end, endPlace, itIsCurrent, type PlaceTurn, type UpdateStep } from './update-step.ts'

/** Interval between checks whether a site's publication has ended, in ms. */
const lookEvery = 10_000
const mostLooks = 360

const busy = 'This site is being published. It will be published again afterwards.'

/** Returns whether this update changed pages or sections: the site is then published whatever it shows. */
const hasChangedPages = async ({ context: { db }, run }: UpdateStep): Promise<boolean> => {
  const row = await db
    .selectFrom('listingUpdatePlaces')
    .select('id')
    .where('runId', '=', run.id)
    .where('kind', 'in', ['section', 'site-page'])
    .where('outcome', '=', 'done')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Accepts the errors that were accepted with the site's latest publication. */
const gateOf = async ({ context: { db }, run, place }: UpdateStep): Promise<Gate | undefined> => {
  const latest = await db
    .selectFrom('publications')
    .select('review')
    .where('accountId', '=', run.accountId)
    .where('siteId', '=', place.subjectId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  // sites published before reviews existed are published without one, and report errors
  if (!latest?.review) return undefined
  return { accepted: latest.review.accepted ? latest.review.issues.map(({ id }) => id) : [] }
}

/** Publishes a site again at all of its destinations, as a separate publication. */
export const updateSite = async (turn: UpdateStep): Promise<PlaceTurn> => {
  const { context, run, userId, place, listing, step } = turn
  const { db, now } = context
  const { accountId } = run
  const siteId = place.subjectId
  if (await findActiveRun(db, publishKind, siteId)) {
    if (step.attempts >= mostLooks)
      return end('failed', 'This site is still being published. Try again later.')
    return { kind: 'later', dueAt: new Date(now().getTime() + lookEvery), message: busy, isAttempt: true }
  }
  const outdated = await outdatedSites(db, listing)
  if (!outdated.some(({ _id }) => _id === siteId) && !(await hasChangedPages(turn)))
    return end('done', itIsCurrent)
  try {
    const gate = await gateOf(turn)
    const review = await passGate(context, { accountId, userId }, siteId, gate)
    return await db.transaction().execute(async (transaction): Promise<PlaceTurn> => {
      const site = await lockSite(transaction, { siteId, accountId })
      const targets = await transaction
        .selectFrom('siteTargets')
        .select('id')
        .where('siteId', '=', siteId)
        .where('publishedAt', 'is not', null)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
      if (targets.length === 0) return end('left', 'This site is no longer published.')
      const wanted = {
        targets: targets.map(({ id }) => id),
        restoredFrom: null,
        review: review && recordedReview(review, gate),
      }
      const { runId } = await planPublication(context, transaction, { accountId, userId }, site, wanted)
      await endPlace(transaction, turn, { outcome: 'done', message: '', publicationRunId: runId })
      return { kind: 'ended' }
    })
  } catch (error) {
    if (!isPublicError(error)) throw error
    if (error.code === 404) return end('gone', 'This site was deleted.')
    if (error instanceof IssuesUnaccepted)
      return end(
        'failed',
        'This site has errors that visitors would see. Publish it yourself to review them.',
      )
    return end('failed', error.message)
  }
}
