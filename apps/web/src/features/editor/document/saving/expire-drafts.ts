import type { Drafts } from './drafts.ts'

/** Ms that the draft of a page which was never saved is kept. */
const kept = 30 * 24 * 60 * 60_000

export interface ExpireOptions {
  readonly drafts: Drafts
  /** What the keys of drafts of pages that were never saved begin with. */
  readonly begins: readonly string[]
  /** Names that tabs are at work on. */
  readonly open: () => Promise<ReadonlySet<string>>
  /** Ms since 1970. */
  readonly now: number
}

/**
 * Forgets drafts of new pages and sections that nobody came back to. Nothing leads to them but the offer at the next
 * new one, which shows the youngest, so the others would stay in the browser for ever.
 */
export const expireDrafts = async ({ drafts, begins, open, now }: ExpireOptions): Promise<void> => {
  const found = (await Promise.all(begins.map(drafts.all))).flat()
  const old = found.filter(({ keptAt }) => keptAt < now - kept)
  if (old.length === 0) return
  const inUse = await open()
  for (const { key } of old) if (!inUse.has(key)) await drafts.remove(key)
}
