import type { SiteSummary } from '@web2/contract/sites'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { changedMeanwhile } from '../../platform/errors.ts'
import type { Actor } from '../../platform/actor.ts'
import { lockSite } from './lock-site.ts'
import { siteSummaries } from './site-summary.ts'

/**
 * Deletes a site: hides it at once and starts a run that unpublishes it from every destination. The record is
 * deleted afterwards.
 */
export const removeSite = async (context: AppContext, owner: Actor, siteId: string): Promise<SiteSummary> =>
  context.db.transaction().execute(async (transaction) => {
    const site = await lockSite(transaction, { siteId, accountId: owner.accountId })
    const [view] = await siteSummaries(transaction, [site])
    if (!view) throw new Error('A locked site has a view')
    if (await context.contributions.sitePublisher.isPublishing(transaction, siteId))
      throw changedMeanwhile(
        'This site is being published. Wait until it finishes or cancel it, then delete the site.',
      )
    const published = await transaction
      .selectFrom('siteTargets')
      .select('id')
      .where('siteId', '=', siteId)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('siteFiles').select('path').whereRef('targetId', '=', 'siteTargets.id')),
      )
      .orderBy('createdAt')
      .execute()
    await recordEvent(transaction, {
      accountId: owner.accountId,
      path: 'cloud-builder',
      name: 'removed',
      record: view,
    })
    if (published.length === 0) {
      await transaction.deleteFrom('sites').where('id', '=', siteId).execute()
      return view
    }
    await transaction
      .updateTable('sites')
      .set({ removedAt: sql`now()` })
      .where('id', '=', siteId)
      .execute()
    await context.contributions.sitePublisher.takeDown(
      context,
      transaction,
      owner,
      site,
      published.map(({ id }) => id),
    )
    return view
  })
