import { verificationLimits } from '@web2/contract/properties'
import type { AppContext } from '../../../platform/context.ts'
import type { RemoteSubProperty } from '../providers/connector.ts'
import { markMissingSubProperties, upsertSubProperties } from '../store-sub-properties.ts'
import type { PropertyRecord } from '../find-property.ts'
import type { ClaimedVerification } from './claim-verification.ts'
import { endOf } from './clear-verification.ts'
import { doneNotice, fetchingNotice } from './verification-notices.ts'
import { sealPhase, type Phase } from './seal-phase.ts'
import { recordStep } from './record-step.ts'
import { ifStillClaimed } from './claimed-transaction.ts'

/** Returns a message if the connected user may not upload images somewhere, else an empty string. */
const uploadRemark = (destinations: readonly RemoteSubProperty[]): string => {
  const names = destinations.filter(({ takesImages }) => takesImages === false).map(({ name }) => name)
  if (names.length === 0) return ''
  const shown = names.slice(0, 5).join(', ')
  const more = names.length > 5 ? ` and ${names.length - 5} more` : ''
  return `This user can’t upload images to ${shown}${more}. Ask an administrator there for the Author or Editor role to publish posts with images.`
}

/**
 * Stores found sub-properties in batches of 10, each a step with events; the next worker continues after the
 * last stored one. The last batch completes the verification.
 */
export const storeDestinations = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  claimed: ClaimedVerification,
  property: PropertyRecord,
  { destinations, stored: before }: Extract<Phase, { kind: 'found' }>,
): Promise<void> => {
  const { config, now } = context
  const { id, accountId } = claimed
  const { id: propertyId, propertyType } = property
  for (let from = before; ; from += verificationLimits.batch) {
    const stored = Math.min(from + verificationLimits.batch, destinations.length)
    const isLast = stored === destinations.length
    const isOurs = await ifStillClaimed(context, claimed, async (transaction) => {
      const batch = destinations.slice(from, stored)
      await upsertSubProperties(transaction, { accountId, propertyId, propertyType, destinations: batch })
      if (isLast) await markMissingSubProperties(transaction, { propertyId, destinations })
      const stateSealed = sealPhase(config, accountId, { kind: 'found', destinations, stored })
      await recordStep(transaction, {
        id,
        moment: now(),
        verification: {
          subPropertyCount: stored,
          attempts: 0,
          ...(isLast
            ? { ...endOf, status: 'done' as const, problem: uploadRemark(destinations) }
            : { stateSealed }),
        },
        property: {},
        notice: isLast
          ? doneNotice(property, id, stored)
          : fetchingNotice(property, id, stored, destinations.length),
      })
      return true
    })
    if (!isOurs || isLast) return
  }
}
