/** A table whose rows may have a category. */
export interface Categorised {
  /** It has the columns account_id and category_id, with an index on both. */
  readonly table: string
}

/**
 * Tables whose rows can have a category: counted per category, and moved when categories are removed or
 * merged. New tables go here; their column references categories with `on delete set null`.
 */
export const categorised: readonly Categorised[] = [{ table: 'articles' }, { table: 'rss_feeds' }]
