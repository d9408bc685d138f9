import { isDeepStrictEqual } from 'node:util'
import { utmCampaignOf } from '@web2/campaigns'
import type { Campaign, CampaignPatch, CampaignUtm } from '@web2/contract/campaigns'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { checkDraft } from './validate-draft.ts'
import { lockCampaign, requireDraft, requirePlanRevision, type CampaignRow } from '../lock-campaign.ts'
import { requireOwnChoices } from '../require-own-choices.ts'
import { emitCampaignChanged } from '../emit-campaign-changed.ts'

/** Fields that determine the plan; changing one makes it stale. */
const planned = ['targets', 'source', 'spread', 'links', 'schedule', 'seed'] as const

const changesPlan = (row: CampaignRow, change: CampaignPatch): boolean =>
  planned.some((name) => change[name] !== undefined && !isDeepStrictEqual(change[name], row[name]))

/** Returns UTM parameters whose campaign doesn't change with the name, for an approved campaign. */
export const approvedUtm = (utm: CampaignUtm, name: string): CampaignUtm => ({
  ...utm,
  campaign: utm.campaign.trim() || utmCampaignOf(name),
})

/** Changes a draft. An approved campaign can be renamed, and posts that it publishes later get other UTM parameters. */
export const changeDraft = (
  { db }: Pick<AppContext, 'db'>,
  { accountId }: Pick<Caller, 'accountId'>,
  id: string,
  { since, ...sent }: Omit<CampaignPatch, 'status'>,
): Promise<Campaign> =>
  db.transaction().execute(async (transaction) => {
    const row = await lockCampaign(transaction, accountId, id)
    const { name, utm, ...rest } = sent
    const isDraft = row.status === 'draft'
    if (Object.keys(rest).length > 0) requireDraft(row)
    if (since !== undefined) requirePlanRevision(row, since)
    await checkDraft(transaction, accountId, sent)
    const change = { ...sent, ...(await requireOwnChoices(transaction, accountId, sent, row.source)) }
    const isStale = changesPlan(row, change)
    await transaction
      .updateTable('campaigns')
      .set({
        ...(name !== undefined && { name }),
        ...(change.targets && { targets: change.targets }),
        ...(change.source && { source: JSON.stringify(change.source) }),
        ...(change.spread && { spread: change.spread }),
        ...(change.links && { links: JSON.stringify(change.links) }),
        ...(change.napId !== undefined && { napId: change.napId }),
        ...(change.schedule && { schedule: JSON.stringify(change.schedule) }),
        ...(utm && { utm: JSON.stringify(isDraft ? utm : approvedUtm(utm, name ?? row.name)) }),
        ...(change.seed !== undefined && { seed: change.seed }),
        ...(isStale && { planStale: true }),
        ...((Object.keys(rest).length > 0 || (utm && isDraft)) && { planRevision: row.planRevision + 1 }),
        updatedAt: sql<string>`now()`,
      })
      .where('id', '=', id)
      .execute()
    return emitCampaignChanged(transaction, accountId, id)
  })
