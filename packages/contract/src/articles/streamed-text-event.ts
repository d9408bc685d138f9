/** Transient socket event with streamed text. */
export const articleGenerating = 'article-generating'

/** Piece of streamed text. Clients compare its offset `at` to detect missed pieces and reload the card. */
export interface ArticleGenerating {
  /** Id of the article, or of the generation if there is no article yet. */
  readonly _id: string
  readonly generationId: string
  readonly cardId: string
  /** Attempt of the card; pieces of an earlier attempt are discarded. */
  readonly turn: number
  readonly at: number
  readonly text: string
}
