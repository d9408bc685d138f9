/** A table whose rows are in a category or in none. */
export interface Categorised {
  /** It has the columns account_id and category_id, and an index over both. */
  readonly table: string
}

/**
 * All that can be in a category: what is counted in it, and moved when it is removed or merged. A kind of record that
 * gets categories is named here; its column references categories with `on delete set null`.
 */
export const categorised: readonly Categorised[] = [{ table: 'articles' }, { table: 'rss_feeds' }]
