import type { AppContext } from '../../../platform/context.ts'
import { attempt, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { claimRow } from '../../../platform/jobs/leased-rows.ts'
import { notify } from '../../notifications/index.ts'
import { leasedAssistedPosts } from '../jobs.ts'
import { emitAssistedPostChanged } from './assisted-post-view.ts'
import { checkPublishedPost } from './check-assisted-post.ts'
import { pastedContent } from './pasted-content.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'now'>

const putAside = putAsideSentence('post', 'Open it to check whether it’s unchanged.')

/**
 * Checks whether an assisted post is still online and unchanged; notifies the account once about a change.
 */
export const recheckPublishedPost = async (context: Context, id: string): Promise<void> => {
  const { db, now } = context
  const row = await claimRow(context, leasedAssistedPosts, id)
  // without its article, the expected content is unknown
  if (!row || row.articleId === null) return
  const unit = { kind: 'post-by-hand', subjectId: id, accountId: row.accountId, byClock: true }
  const tried = await attempt(context, unit, async () =>
    checkPublishedPost(context, row.url, await pastedContent(context, row)),
  )
  // without a check, there is no proof that the post is lost
  const look = tried.kind === 'ended' ? tried.result : ({ kind: 'found', problem: putAside } as const)
  if (look.kind === 'later') return
  const status = look.kind === 'found' ? 'published' : 'lost'
  const problem = look.kind === 'found' ? look.problem : look.message
  await db.transaction().execute(async (transaction) => {
    const at = now().toISOString()
    const changed = await transaction
      .updateTable('assistedPosts')
      .set({ status, problem, checkedAt: at, updatedAt: at })
      .where('id', '=', id)
      .where('url', '=', row.url)
      .returningAll()
      .executeTakeFirst()
    if (!changed) return
    await emitAssistedPostChanged(transaction, changed, 'patched')
    if (problem === '' || problem === row.problem) return
    await notify(transaction, {
      accountId: row.accountId,
      type: 'assisted-post',
      cause: `assisted-post:${id}`,
      payload: {
        title: status === 'lost' ? `“${row.title}” is no longer at its URL` : `“${row.title}” has changed`,
        message: problem,
        link: `/articles/publish-by-hand?post=${id}`,
      },
    })
  })
}
