import {
  generationRunKind,
  isPlanStep,
  nextPlanStep,
  type Generation,
  type GenerationPatch,
} from '@web2/contract/articles'
import type { AppContext } from '../../../../platform/context.ts'
import { lockAccountRow } from '../../../../platform/db/account-row.ts'
import { refused } from '../../../../platform/errors.ts'
import type { Caller } from '../../../../platform/auth/caller.ts'
import { findActiveRun, startRun } from '../../../../platform/runs/start-run.ts'
import { writeArticleJob } from '../../jobs.ts'
import { holdUsage } from '../../../billing/index.ts'
import { addRunItems } from '../add-run-items.ts'
import { cardsOf, generationView, writeGeneration, type CardRow } from '../generation-view.ts'
import { requireProviderKeys } from '../require-keys.ts'
import { insertNextSteps } from './continue-plan.ts'

/** Returns why a planned article has no next step. */
const reasonOf = (cards: readonly CardRow[]): string => {
  const open = cards.find(({ status }) => status !== 'written')
  if (!open) return 'This article has all its parts.'
  const name = isPlanStep(open.type) ? `the ${open.type}` : `“${open.title}”`
  return `Write ${name} again first: it has no result yet.`
}

/**
 * Lets a planned article take its next step, or sets whether it runs through. Throws 409 if it is running, has no next
 * step or lacks a key, and 402 if the month is used up.
 */
export const takeNextStep = async (
  context: AppContext,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  id: string,
  { continue: goesOn, runThrough }: GenerationPatch,
): Promise<Generation> => {
  const row = await context.db.transaction().execute(async (transaction) => {
    const locked = await lockAccountRow(transaction, 'generations', { id, accountId }, 'text')
    if (locked.plan === null) throw refused('This article was not planned with a brief.')
    const plan = { ...locked.plan, runThrough: runThrough ?? locked.plan.runThrough }
    const generation = await writeGeneration(transaction, locked, { plan: JSON.stringify(plan) })
    if (!goesOn) return generation
    if ((await findActiveRun(transaction, generationRunKind, id)) !== undefined)
      throw refused('This article is being written already.')
    const cards = await cardsOf(transaction, id)
    if (nextPlanStep(cards) === null) throw refused(reasonOf(cards))
    const made = { generateTextBy: plan.generateTextBy, generateImageBy: null }
    await requireProviderKeys({ ...context, db: transaction }, accountId, [made])
    const now = context.now()
    const [next] = await insertNextSteps(transaction, [{ generation, plan, cards }], now)
    if (!next) throw refused(reasonOf(cards))
    const runId = await startRun(transaction, {
      accountId,
      userId,
      kind: generationRunKind,
      subjectId: id,
      message: `Generating “${generation.keyword}”`,
      steps: [],
      total: next.cardIds.length,
      now,
    })
    if (runId === null) throw new Error('The generation is locked, so no other run can have begun')
    await addRunItems(transaction, [{ ...next, runId }], now)
    if (next.reservation) await holdUsage(transaction, next.reservation)
    await context.jobs.enqueue(transaction, writeArticleJob, { runId }, { singletonKey: runId })
    return writeGeneration(transaction, next.generation, { status: 'queued', message: 'Queued' })
  })
  return generationView(row)
}
