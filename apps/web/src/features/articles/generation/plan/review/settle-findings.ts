import { planResult, type GenerationCard, type ReviewFinding } from '@web2/contract/articles'
import { generationCards } from '../../../resources.ts'
import { showCard } from '../plan-api.ts'
import { withFindings } from './apply-finding.ts'

type CardId = Pick<GenerationCard, '_id'>

/** Findings that were settled, with the sections as they were, so that this can be undone. */
export interface Settled {
  readonly review: CardId
  readonly findings: readonly ReviewFinding[]
  readonly written: readonly { readonly id: string; readonly before: string; readonly after: string }[]
  /** Findings that no longer fitted their section and stay in the review. */
  readonly left: readonly ReviewFinding[]
}

const write = async (id: string, text: string): Promise<GenerationCard> => {
  const card = await generationCards.patch(id, { text })
  showCard(card)
  return card
}

/** Changes the findings of a review as it is stored now. */
const changeReview = async (
  { _id }: CardId,
  change: (open: readonly ReviewFinding[]) => readonly ReviewFinding[],
): Promise<void> => {
  const open = planResult([await generationCards.get(_id)], 'review')?.findings ?? []
  const findings = change(open)
  if (findings.length !== open.length) await write(_id, JSON.stringify({ findings }))
}

const without = (all: readonly ReviewFinding[], some: readonly ReviewFinding[]): readonly ReviewFinding[] => {
  const keys = new Set(some.map((finding) => JSON.stringify(finding)))
  return all.filter((finding) => !keys.has(JSON.stringify(finding)))
}

/**
 * Accepts findings: changes their sections as they are stored now, and takes the findings out of the review. One whose
 * passage has been changed since stays. `sections`: cards of the texts by section id; `wording`: the user's own words
 * for a finding.
 */
export const acceptFindings = async (
  review: CardId,
  sections: ReadonlyMap<string, CardId>,
  findings: readonly ReviewFinding[],
  wording?: string,
): Promise<Settled> => {
  const written: Settled['written'][number][] = []
  const left: ReviewFinding[] = []
  for (const [section, own] of Map.groupBy(findings, (finding) => finding.section)) {
    const id = sections.get(section)?._id
    if (id === undefined) {
      left.push(...own)
      continue
    }
    const { text: before } = await generationCards.get(id)
    const worded = own.map((finding) => ({
      finding,
      quote: finding.quote,
      replacement: wording ?? finding.replacement,
    }))
    const applied = withFindings(before, worded)
    left.push(...applied.left.map(({ finding }) => finding))
    if (applied.text !== before) written.push({ id, before, after: (await write(id, applied.text)).text })
  }
  const settled = findings.filter((finding) => !left.includes(finding))
  await changeReview(review, (open) => without(open, settled))
  return { review, findings: settled, written, left }
}

/** Dismisses a finding without a change to its section. */
export const dismissFinding = async (review: CardId, finding: ReviewFinding): Promise<Settled> => {
  await changeReview(review, (open) => without(open, [finding]))
  return { review, findings: [finding], written: [], left: [] }
}

/** Restores the sections from before findings were settled, where they have not been changed since, and the findings. */
export const undoSettled = async ({ review, findings, written }: Settled): Promise<void> => {
  for (const { id, before, after } of written)
    if ((await generationCards.get(id)).text === after) await write(id, before)
  await changeReview(review, (open) => [...findings, ...without(open, findings)])
}
