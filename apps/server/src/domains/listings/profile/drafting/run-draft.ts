import { profileValues } from '@web2/contract/listings'
import * as Value from 'typebox/value'
import type { AppContext } from '../../../../platform/context.ts'
import { doubled } from '../../../../platform/jobs/backoff.ts'
import { attempt, putAsideSentence } from '../../../../platform/jobs/attempt.ts'
import { claimRow, type Leased } from '../../../../platform/jobs/leased-rows.ts'
import { mayWorkLater, type ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { findNap } from '../../find-listing.ts'
import { leasedDrafts } from '../../jobs.ts'
import type { DraftPage } from '../../tables.ts'
import type { FoundValue } from '../entries.ts'
import { askForProfile } from './ask-for-profile.ts'
import { endDraft, keepPages, postponeDraft } from './draft-progress.ts'
import { listingFacts, pageFacts } from './listing-facts.ts'
import { nextPage } from './next-page.ts'
import { shownText, shownValue } from './shown-text.ts'
import { siteReader } from './site-reader.ts'

type Claimed = Leased<'profileDrafts'>

/** Claims after which a service that is busy or away is given up. */
const mostAttempts = 5
const waits = { first: 20_000, most: 5 * 60_000 }

/** Reads the pages that are left, and stores each. Returns undefined if the draft was stopped or the process is about to. */
const readPages = async (
  context: AppContext,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<Claimed | undefined> => {
  const read = siteReader(context, claimed.accountId)
  let lease: Claimed | undefined = claimed
  while (lease && lease.url !== '') {
    const { url: start, pages }: Claimed = lease
    const next = nextPage(start, pages)
    if (next === undefined) return lease
    if (signal.aborted) return void (await postponeDraft(context, lease, 0))
    const page = await read(next, pages.length === 0)
    const first = pages[0] ?? page
    const isElsewhere = page.problem === '' && new URL(page.url).host !== new URL(first.url).host
    lease = await keepPages(context, lease, [
      ...pages,
      isElsewhere
        ? { ...page, lines: [], facts: [], links: [], problem: 'This page is on another website.' }
        : page,
    ])
  }
  return lease
}

/** Returns the facts that fit their fields, without characters that readers don't see. */
const usable = (facts: readonly FoundValue[]): FoundValue[] =>
  facts.flatMap(({ field, value, source }) => {
    const shown = shownValue(value)
    const line = shownText(source.line)
    return line !== '' && Value.Check(profileValues[field], shown)
      ? [{ field, value: shown, source: { ...source, line } }]
      : []
  })

const firstProblem = ([first]: readonly DraftPage[]): string =>
  first === undefined || first.problem === '' ? '' : `${first.problem} This draft uses the listing alone.`

const modelProblem = ({ message }: ServiceFailure): string =>
  `${message} This draft uses what we could read without AI.`

const draft = async (context: AppContext, claimed: Claimed, signal: AbortSignal): Promise<void> => {
  const lease = await readPages(context, claimed, signal)
  if (!lease) return
  const { accountId, napId, pages } = lease
  const listing = await findNap(context.db, { napId, accountId })
  const byCode = usable([...pageFacts(pages), ...(listing ? listingFacts(listing) : [])])
  const answer = await askForProfile(context, accountId, { listing, pages }, signal)
  if (signal.aborted) return postponeDraft(context, lease, 0)
  if (answer === undefined) return endDraft(context, lease, { found: byCode, problem: firstProblem(pages) })
  if (answer.ok) {
    const { found, ...model } = answer.value
    return endDraft(context, lease, { found: [...found, ...byCode], problem: firstProblem(pages), model })
  }
  const { failure } = answer
  if (mayWorkLater(failure) && lease.attempts < mostAttempts)
    return postponeDraft(context, lease, Math.max(doubled(lease.attempts, waits), failure.retryAfter ?? 0))
  return endDraft(context, lease, { found: byCode, problem: modelProblem(failure) })
}

/**
 * Drafts a profile if it is due: reads the pages, asks the account's model if it has one, and stores what was verified
 * as proposals. Pages that an earlier worker has read are not read again.
 */
export const runDraft = async (context: AppContext, id: string, signal: AbortSignal): Promise<void> => {
  const claimed = await claimRow(context, leasedDrafts, id)
  if (!claimed) return
  const { accountId, pages } = claimed
  const unit = { kind: 'profile-draft', subjectId: id, accountId, progress: pages.length }
  const tried = await attempt(context, unit, () => draft(context, claimed, signal))
  if (tried.kind === 'ended') return
  const problem = putAsideSentence('draft', 'Start it again or enter the values yourself.')
  await endDraft(context, claimed, { found: [], problem, failed: true })
}
