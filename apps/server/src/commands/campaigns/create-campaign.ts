import { randomInt } from 'node:crypto'
import type { Campaign, CampaignData, CampaignSchedule } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import type { Caller } from '../../sessions/caller.ts'
import { checkDraft } from './check-draft.ts'
import { tellCampaign } from './tell-campaign.ts'

const usualSchedule = (now: Date): CampaignSchedule => ({
  start: now.toISOString().slice(0, 10),
  postsPerDay: 5,
  from: '09:00',
  to: '17:00',
  timeZone: 'UTC',
  weekdays: [1, 2, 3, 4, 5],
  jitter: 20,
})

/** A new draft; what is not given is as it usually is. */
export const createCampaign = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  data: CampaignData,
): Promise<Campaign> =>
  db.transaction().execute(async (transaction) => {
    await checkDraft(transaction, accountId, data)
    const id = uuidV7()
    await transaction
      .insertInto('campaigns')
      .values({
        id,
        accountId,
        createdBy: userId,
        name: data.name,
        targets: data.targets ?? [],
        source: JSON.stringify(data.source ?? { kind: 'articles', articleIds: [] }),
        spread: data.spread ?? 'once',
        links: JSON.stringify(data.links ?? []),
        napId: data.napId ?? null,
        schedule: JSON.stringify(data.schedule ?? usualSchedule(now())),
        seed: data.seed ?? randomInt(2_147_483_647),
      })
      .execute()
    return tellCampaign(transaction, accountId, id, 'created')
  })
