/** Socket event of a text that is being written; it is passed on and kept nowhere. */
export const articleGenerating = 'article-generating'

/** A piece of a text. `at` is its place: pieces that were missed can be told, and the card then be read anew. */
export interface ArticleGenerating {
  /** The article's id; the generation's where there is no article yet. */
  readonly _id: string
  readonly generationId: string
  readonly cardId: string
  /** Counts the times that the card was begun: pieces of an earlier time are of no use any more. */
  readonly turn: number
  readonly at: number
  readonly text: string
}
