import type { CampaignData, CampaignSource } from '@web2/contract/campaigns'
import type { Kysely } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../platform/db/database.ts'
import { badInput } from '../../platform/errors.ts'
import { ownIds } from '../../platform/db/ids-in-account.ts'

type Choices = Pick<Partial<CampaignData>, 'targets' | 'source'>

/** Returns the record a source takes its articles from. */
const originOf = (source: Exclude<CampaignSource, { kind: 'articles' }>) => {
  switch (source.kind) {
    case 'category':
      return { table: 'categories', id: source.categoryId, noun: 'category' } as const
    case 'stacker':
      return { table: 'prompt_stackers', id: source.stackerId, noun: 'prompt stacker' } as const
    case 'rss':
      return { table: 'rss_feeds', id: source.feedId, noun: 'feed' } as const
  }
}

const ownSource = async (
  db: Kysely<Database>,
  accountId: string,
  source: CampaignSource,
): Promise<CampaignSource> => {
  if (source.kind === 'articles')
    return { ...source, articleIds: await ownIds(db, accountId, 'articles', source.articleIds) }
  const { table, id, noun } = originOf(source)
  if ((await ownIds(db, accountId, table, [id])).length === 0)
    throw badInput({ source: `This ${noun} no longer exists. Choose another one.` })
  return source
}

/**
 * Reduces a draft's choices to the account's own: drops blogs and articles that don't exist, throws 400 for a
 * category, prompt stacker or feed. A source equal to `before` is not checked again.
 */
export const requireOwnChoices = async (
  db: Kysely<Database>,
  accountId: string,
  { targets, source }: Choices,
  before?: CampaignSource,
): Promise<Choices> => ({
  ...(targets && { targets: await ownIds(db, accountId, 'sub_properties', targets) }),
  ...(source && {
    source: isDeepStrictEqual(source, before) ? source : await ownSource(db, accountId, source),
  }),
})
