import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { attempt, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { notify } from '../../notifications/index.ts'
import { pauseBudget } from '../../../platform/rate-limits/pause-budget.ts'
import { releasePermits, acquirePermits } from '../../../platform/rate-limits/take-permits.ts'
import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { leasedProperties } from '../jobs.ts'
import { saveVerifiedProperty } from './mark-verified.ts'
import { markProblem } from './mark-problem.ts'
import { openConnection, type OpenedConnection } from './open-connection.ts'
import { lockedProperty, type PropertyRecord } from '../find-property.ts'
import { emitPropertyChanged } from '../emit-property-changed.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'now'>

const hour = 60 * 60_000
/** Interval of checks for an unreachable site in ms, and the time after which its users are notified. */
const retryAfter = hour
const patience = 72 * hour

const later = async ({ db }: Context, propertyId: string, at: Date): Promise<void> => {
  await db
    .updateTable('properties')
    .set({ nextCheckAt: at.toISOString() })
    .where('id', '=', propertyId)
    .where('status', '=', 'verified')
    .execute()
}

/**
 * Handles a platform that did not respond: keeps the property connected, schedules the next check in an hour,
 * and notifies once after a long outage.
 */
const unreachable = ({ db, now }: Context, propertyId: string, { message }: ServiceFailure): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const property = await lockedProperty(transaction, propertyId)
    if (!property || property.status !== 'verified') return
    const moment = now()
    const since = property.unreachableSince ?? moment.toISOString()
    await transaction
      .updateTable('properties')
      .set({
        problem: message,
        unreachableSince: since,
        nextCheckAt: new Date(moment.getTime() + retryAfter).toISOString(),
        updatedAt: moment.toISOString(),
      })
      .where('id', '=', propertyId)
      .execute()
    const { accountId, name, username, propertyType } = property
    await emitPropertyChanged(transaction, { accountId, id: propertyId }, 'patched')
    const wasTold = await transaction
      .selectFrom('notifications')
      .select('id')
      .where('accountId', '=', accountId)
      .where('cause', '=', `property:${propertyId}:unreachable:${since}`)
      .executeTakeFirst()
    if (wasTold || moment.getTime() - Date.parse(since) < patience) return
    await notify(transaction, {
      accountId,
      type: 'property-problem',
      cause: `property:${propertyId}:unreachable:${since}`,
      payload: {
        title: `${name} hasn’t responded for 3 days`,
        message: `${message} It stays connected, and its posts wait until it responds.`,
        link: `/properties/edit-property?id=${propertyId}`,
        username,
        propertyType,
        propertyStatus: null,
      },
    })
  })

/**
 * Returns false if the property was changed or verified since it was read, or is being verified: the result
 * doesn't apply to it.
 */
const isAsSeen = async (transaction: Transaction<Database>, seen: PropertyRecord): Promise<boolean> => {
  const property = await lockedProperty(transaction, seen.id)
  return (
    property !== undefined &&
    (['means', 'url', 'username', 'secretsRevision', 'status'] as const).every(
      (name) => property[name] === seen[name],
    )
  )
}

const look = async (
  context: Context,
  { property, connector, connection }: OpenedConnection,
): Promise<void> => {
  const { db, now } = context
  const found = await connector.check(connection)
  if (found.ok === 'dead') {
    const { problem, message } = found
    await db.transaction().execute(async (transaction) => {
      if (await isAsSeen(transaction, property))
        await markProblem(transaction, property.id, { problem, message }, now)
      // unknown whether it works with its current secrets
      else await later({ ...context, db: transaction }, property.id, now())
    })
  } else if (found.ok) {
    const { username } = property
    const verified = { username, secrets: {}, destinations: found.value }
    await db.transaction().execute(async (transaction) => {
      if (await isAsSeen(transaction, property))
        await saveVerifiedProperty(context, transaction, property.id, verified)
    })
  } else {
    const { failure } = found
    if (failure.retryAfter !== undefined) {
      const until = new Date(now().getTime() + failure.retryAfter)
      for (const { name } of connector.budgets(connection, property.accountId))
        await pauseBudget(db, name, until)
    }
    await unreachable(context, property.id, failure)
  }
}

const putAside = putAsideSentence('blog', 'Check the connection yourself, or reconnect the blog.')

const tryToLook = async (context: Context, opened: OpenedConnection, byClock: boolean): Promise<void> => {
  const { id: subjectId, accountId } = opened.property
  const unit = { kind: 'connection', subjectId, accountId, byClock }
  const tried = await attempt(context, unit, () => look(context, opened))
  if (tried.kind === 'put-aside')
    await unreachable(context, subjectId, { kind: 'unknown', message: putAside })
}

/**
 * Checks a property's connection, stores its current sub-properties, and reconnects a failed one that works
 * again. Only permanent errors disconnect it; an unreachable platform does not. `isDue` marks scheduled
 * checks.
 */
export const checkProperty = async (
  context: Context,
  propertyId: string,
  signal: AbortSignal,
  { isDue = false }: { readonly isDue?: boolean } = {},
): Promise<void> => {
  const { db, now } = context
  const opened = await openConnection(context, propertyId, signal)
  if (!opened.ok) {
    const { kind, message } = opened.failure
    if (kind === 'auth-dead')
      await db
        .transaction()
        .execute((transaction) => markProblem(transaction, propertyId, { problem: 'unknown', message }, now))
    else if (kind !== 'bad-content') await unreachable(context, propertyId, opened.failure)
    else await later(context, propertyId, new Date(now().getTime() + 24 * hour))
    return
  }
  const { property, connector, connection } = opened.value
  // a verification in progress decides by itself
  if (property.status === 'verifying' || property.status === 'action-needed') return
  const budgets = connector.budgets(connection, property.accountId)
  if (budgets.length === 0) return tryToLook(context, opened.value, isDue)
  const taken = await acquirePermits(db, budgets, { count: 1, lease: leasedProperties.lease }, now())
  if (!taken.ok) return later(context, propertyId, taken.until)
  try {
    await tryToLook(context, opened.value, isDue)
  } finally {
    await releasePermits(db, [taken.permit])
  }
}
