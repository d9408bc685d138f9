/** Socket event of a text that is being written; it is passed on and kept nowhere. */
export const articleGenerating = 'article-generating'

/**
 * A piece of streamed text. `at` is its position, by which a client detects missed pieces and reloads the
 * card.
 */
export interface ArticleGenerating {
  /** The article's id; the generation's where there is no article yet. */
  readonly _id: string
  readonly generationId: string
  readonly cardId: string
  /** Counts the attempts at the card; pieces of an earlier attempt are stale. */
  readonly turn: number
  readonly at: number
  readonly text: string
}
