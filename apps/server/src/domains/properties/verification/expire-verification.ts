import type { AppContext } from '../../../platform/context.ts'
import { lockedProperty } from '../find-property.ts'
import { failVerification } from './fail-verification.ts'
import { shownProperty } from './verification-notices.ts'

/** Ends a verification whose question expired. */
export const expireVerification = ({ db, now }: Pick<AppContext, 'db' | 'now'>, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const moment = now()
    const late = transaction
      .selectFrom('verifications')
      .select('propertyId')
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('expiresAt', '<=', moment.toISOString())
    const found = await late.executeTakeFirst()
    const property = found && (await lockedProperty(transaction, found.propertyId))
    // answered in the meantime
    if (!property || !(await late.forUpdate().executeTakeFirst())) return
    await failVerification(
      transaction,
      { id, moment },
      property,
      'answer-timed-out',
      `The verification of ${shownProperty(property)} timed out without an answer. Start it again when you’re ready.`,
    )
  })
