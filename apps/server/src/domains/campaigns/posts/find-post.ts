import { requireAccountRow } from '../../../platform/db/account-row.ts'
import type { CampaignPost, CampaignPostAction } from '@web2/contract/campaigns'
import { blogLabel } from '@web2/contract/properties'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { PostingApi } from '../../properties/index.ts'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import type { CampaignRow, JobRow } from './post-views.ts'
import {
  openPostingConnection,
  findPostingSubProperty,
  type PostingConnection,
  type PostingSubProperty,
} from './open-sub-property.ts'

export interface FoundPost {
  readonly job: JobRow
  readonly campaign: CampaignRow
  readonly place: PostingSubProperty | undefined
}

/** Returns the account's post with its campaign and sub-property. Throws 404 if it doesn't exist. */
export const findPost = async (
  db: Kysely<Database>,
  { accountId }: { readonly accountId: string },
  id: string,
): Promise<FoundPost> => {
  const job = await requireAccountRow(db, 'campaignJobs', { id, accountId }, 'post')
  const campaign = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', job.campaignId)
    .executeTakeFirstOrThrow()
  return { job, campaign, place: await findPostingSubProperty(db, job.subPropertyId) }
}

/** Opens the post's platform; undefined if its sub-property was deleted. */
export const platformOf = async (
  context: AppContext,
  { place }: FoundPost,
  signal: AbortSignal,
): Promise<Outcome<PostingConnection> | undefined> =>
  place && openPostingConnection(context, place.propertyId, signal)

/** Returns the actions that the post's state allows; its platform may support fewer. */
export const actionsOf = ({ job, campaign }: Pick<FoundPost, 'job' | 'campaign'>): CampaignPostAction[] => {
  if (campaign.status === 'draft' || campaign.status === 'cancelled')
    return job.status === 'published' ? ['update', 'remove'] : []
  switch (job.status) {
    case 'planned':
      return campaign.status === 'running' ? ['run-now', 'cancel'] : ['cancel']
    case 'waiting':
      return ['cancel']
    case 'failed':
      return campaign.status === 'paused' ? ['cancel'] : ['retry', 'cancel']
    case 'cancelled':
      return campaign.status === 'paused' || job.externalId !== '' ? [] : ['retry']
    case 'published':
      return ['update', 'remove']
    case 'running':
      return []
  }
}

const offered = (posting: PostingApi | null): readonly CampaignPostAction[] => [
  ...(posting?.update ? (['update'] as const) : []),
  ...(posting?.remove ? (['remove'] as const) : []),
]

/** Returns a post and the available actions, with the reason for those its platform doesn't support. */
export const postView = async (
  context: AppContext,
  caller: { readonly accountId: string },
  id: string,
): Promise<CampaignPost> => {
  const found = await findPost(context.db, caller, id)
  const { job, place } = found
  const base = {
    _id: job.id,
    place: place ? blogLabel(place.destination) : '',
    propertyId: place?.propertyId ?? null,
  }
  const actions = actionsOf(found)
  if (job.status !== 'published') return { ...base, actions, note: '' }
  if (!place)
    return {
      ...base,
      actions: [],
      note: 'The property was deleted here. Edit the post on the blog itself.',
    }
  if (!place.isConnected) return { ...base, actions: [], note: place.problem }
  const opened = await platformOf(context, found, new AbortController().signal)
  if (!opened?.ok) return { ...base, actions: [], note: opened?.failure.message ?? '' }
  const possible = offered(opened.value.posting)
  const allowed = actions.filter((action) => possible.includes(action))
  const note =
    allowed.length === actions.length
      ? ''
      : 'This platform doesn’t support changing posts from here. Edit the post on the blog itself.'
  return { ...base, actions: allowed, note }
}
