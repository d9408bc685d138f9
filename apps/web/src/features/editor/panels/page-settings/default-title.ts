import type { Opened } from '../../document/api/opened-document.ts'

/**
 * The title that a page is published and exported with when it has none of its own: what its site makes of its name,
 * else the name itself; null for a page without any.
 */
export const titleWithoutOwn = ({ published, name }: Pick<Opened, 'published' | 'name'>): string | null =>
  published?.title ?? (name.get()?.trim() || null)
