/** How often something may be done in every stretch of so many seconds. */
export interface WindowLimit {
  readonly most: number
  readonly seconds: number
}

/**
 * What an outside service lets us ask of it. Everybody who names the same budget shares it, whatever worker, job or
 * account they belong to: 'tumblr:app' for a key of the product's own, 'wordpress:blog.example.com' for a site,
 * `text:openai:${keyHash}` for a key of an account's. The limits come with every call and are stored nowhere, so that
 * a new version may change them. Where accounts share a budget, give each a budget of its own beside it
 * (`tumblr:app:${accountId}`), so that none uses up what all of them have.
 */
export interface RateBudget {
  readonly name: string
  /** All of them hold at once: 1,000 an hour and 5,000 a day. */
  readonly limits?: readonly WindowLimit[]
  /** Calls under way at the same time. */
  readonly atOnce?: number
}
