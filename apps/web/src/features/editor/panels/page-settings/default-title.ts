import type { Opened } from '../../document/api/opened-document.ts'

/**
 * Returns the title for publishing and export of a page without its own: the one its site makes of its name,
 * else the name. Returns null for a page without a name.
 */
export const titleWithoutOwn = ({ published, name }: Pick<Opened, 'published' | 'name'>): string | null =>
  published?.title ?? (name.get()?.trim() || null)
