import type { Drafts } from './drafts.ts'

/** Time in ms to keep the draft of a page that was never saved. */
const kept = 30 * 24 * 60 * 60_000

export interface ExpireOptions {
  readonly drafts: Drafts
  /** Key prefixes of drafts of pages that were never saved. */
  readonly begins: readonly string[]
  /** Returns the draft keys that tabs have open. */
  readonly open: () => Promise<ReadonlySet<string>>
  /** Time in ms since 1970. */
  readonly now: number
}

/**
 * Removes old drafts of new pages and sections, unless a tab has them open. Only the next new page offers
 * them, and only the latest, so the others would stay in the browser forever.
 */
export const expireDrafts = async ({ drafts, begins, open, now }: ExpireOptions): Promise<void> => {
  const found = (await Promise.all(begins.map(drafts.all))).flat()
  const old = found.filter(({ keptAt }) => keptAt < now - kept)
  if (old.length === 0) return
  const inUse = await open()
  for (const { key } of old) if (!inUse.has(key)) await drafts.remove(key)
}
