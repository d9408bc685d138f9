import { findAccountRow } from '../../../platform/db/account-row.ts'
import { escapeText } from '@web2/builder'
import { hasDisclosure, isAffiliateLink } from '@web2/campaigns'
import {
  disclosureBatchSize,
  type CampaignDisclosure,
  type CampaignDisclosureCreate,
  type CampaignDisclosureUndo,
  type DisclosedArticle,
} from '@web2/contract/campaigns'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { writeArticle, cleanHtml } from '../../articles/index.ts'
import { lacksDisclosure } from '../checks/check-articles.ts'
import { articleFacts } from '../checks/plan-facts.ts'
import { factsInSlices } from '../checks/read-article-texts.ts'
import { lockCampaign, requireDraft, type CampaignRow } from '../lock-campaign.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

/** Renders the disclosure as HTML of an article. */
const blockOf = (sentence: string): string => cleanHtml(`<p><em>${escapeText(sentence.trim())}</em></p>`)

const draftOf = (
  { db }: Pick<AppContext, 'db'>,
  { accountId }: Owner,
  campaignId: string,
): Promise<CampaignRow> =>
  db.transaction().execute(async (transaction) => {
    const campaign = await lockCampaign(transaction, accountId, campaignId)
    requireDraft(campaign)
    return campaign
  })

/** Returns articles of the plan that lack a required disclosure, except those being generated. */
const lacking = async (
  db: Kysely<Database>,
  { id, accountId, links }: Pick<CampaignRow, 'id' | 'accountId' | 'links'>,
): Promise<string[]> => {
  const ids = new Set((await articleFacts(db, id)).map(({ articleId }) => articleId))
  const affiliate = links.some(({ url }) => isAffiliateLink(url))
  const found: string[] = []
  for await (const slice of factsInSlices(db, accountId, [...ids]))
    for (const { fact } of slice)
      if (fact.status !== 'generating' && lacksDisclosure(fact, affiliate)) found.push(fact.id)
  return found
}

interface Rewritten {
  readonly id: string
  /** Returns the new text; undefined leaves the article unchanged. */
  readonly text: (article: { readonly text: string; readonly revision: number }) => string | undefined
}

/** Changes only the disclosure in an article's text, so an existing sign-off stays valid. */
const rewrite = async (
  transaction: Transaction<Database>,
  owner: Owner,
  { id, text }: Rewritten,
): Promise<DisclosedArticle | undefined> => {
  const { accountId } = owner
  const article = await findAccountRow(
    transaction,
    'articles',
    { id, accountId },
    { columns: ['text', 'revision', 'provenance'], lock: 'update' },
  )
  const next = article && text(article)
  if (next === undefined) return undefined
  const { revision, provenance } = article!
  const isSigned = provenance.reviewedRevision === revision
  const changed = await writeArticle(transaction, owner, id, {
    text: next,
    ...(isSigned && { provenance: { reviewedRevision: revision + 1 } }),
  })
  return { _id: id, revision: changed.revision }
}

const rewriteAll = async (
  { db }: Pick<AppContext, 'db'>,
  owner: Owner,
  wanted: readonly Rewritten[],
): Promise<DisclosedArticle[]> => {
  const changed: DisclosedArticle[] = []
  for (const each of wanted) {
    const article = await db.transaction().execute((transaction) => rewrite(transaction, owner, each))
    if (article) changed.push(article)
  }
  return changed
}

/**
 * Inserts a sentence at the beginning of articles in a draft's plan that have undisclosed affiliate links, up
 * to `disclosureBatchSize`. Throws 400 for a sentence that isn't a disclosure, 409 once the plan is approved.
 */
export const insertDisclosure = async (
  context: Pick<AppContext, 'db'>,
  owner: Owner,
  { campaignId, sentence }: CampaignDisclosureCreate,
): Promise<CampaignDisclosure> => {
  if (!hasDisclosure(sentence))
    throw badInput({
      sentence: 'Mention affiliate links, sponsored links, or that you earn a commission.',
    })
  const campaign = await draftOf(context, owner, campaignId)
  const found = await lacking(context.db, campaign)
  const block = blockOf(sentence)
  const changed = await rewriteAll(
    context,
    owner,
    found.slice(0, disclosureBatchSize).map((id) => ({ id, text: ({ text }) => `${block}${text}` })),
  )
  return { _id: campaign.id, changed, left: Math.max(0, found.length - disclosureBatchSize) }
}

/** Removes the sentence from articles not changed since, and returns them. */
export const removeDisclosure = async (
  context: Pick<AppContext, 'db'>,
  owner: Owner,
  campaignId: string,
  { sentence, undo }: CampaignDisclosureUndo,
): Promise<CampaignDisclosure> => {
  const campaign = await draftOf(context, owner, campaignId)
  const block = blockOf(sentence)
  const changed = await rewriteAll(
    context,
    owner,
    undo.map(({ _id, revision }) => ({
      id: _id,
      text: (article) =>
        article.revision === revision && article.text.startsWith(block)
          ? article.text.slice(block.length)
          : undefined,
    })),
  )
  return { _id: campaign.id, changed, left: 0 }
}
