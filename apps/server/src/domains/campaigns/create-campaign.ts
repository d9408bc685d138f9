import { randomInt } from 'node:crypto'
import { noUtm, type Campaign, type CampaignData, type CampaignSchedule } from '@web2/contract/campaigns'
import type { AppContext } from '../../platform/context.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { checkDraft } from './plan/validate-draft.ts'
import { requireOwnChoices } from './require-own-choices.ts'
import { emitCampaignChanged } from './emit-campaign-changed.ts'

const usualSchedule = (now: Date): CampaignSchedule => ({
  start: now.toISOString().slice(0, 10),
  postsPerDay: 5,
  from: '09:00',
  to: '17:00',
  timeZone: 'UTC',
  weekdays: [1, 2, 3, 4, 5],
  jitter: 20,
})

/** Completes a draft with default values. */
export const wholeDraft = (data: CampaignData, now: Date): Required<CampaignData> => ({
  name: data.name,
  targets: data.targets ?? [],
  source: data.source ?? { kind: 'articles', articleIds: [] },
  spread: data.spread ?? 'once',
  links: data.links ?? [],
  napId: data.napId ?? null,
  schedule: data.schedule ?? usualSchedule(now),
  utm: data.utm ?? noUtm,
  seed: data.seed ?? randomInt(2_147_483_647),
})

/** Creates a draft with default values for omitted fields. */
export const createCampaign = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  data: CampaignData,
): Promise<Campaign> =>
  db.transaction().execute(async (transaction) => {
    await checkDraft(transaction, accountId, data)
    const id = uuidV7()
    const own = { ...data, ...(await requireOwnChoices(transaction, accountId, data)) }
    const { source, links, schedule, utm, ...plain } = wholeDraft(own, now())
    await transaction
      .insertInto('campaigns')
      .values({
        id,
        accountId,
        createdBy: userId,
        ...plain,
        source: JSON.stringify(source),
        links: JSON.stringify(links),
        schedule: JSON.stringify(schedule),
        utm: JSON.stringify(utm),
      })
      .execute()
    return emitCampaignChanged(transaction, accountId, id, 'created')
  })
