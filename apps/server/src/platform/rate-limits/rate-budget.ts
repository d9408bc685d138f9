/** Maximum of calls per window. */
export interface WindowLimit {
  readonly most: number
  readonly seconds: number
}

/**
 * Limits of an external service, shared by all callers with the same name, across workers, jobs and accounts:
 * 'tumblr:app' for a key of the product, 'wordpress:blog.example.com' for a site, `text:openai:${keyHash}`
 * for a key of an account. The limits come with every call and are not stored, so that new releases can
 * change them. Where accounts share a budget, add one per account (`tumblr:app:${accountId}`), so that none
 * uses up the shared one.
 */
export interface RateBudget {
  readonly name: string
  /** All apply at once: 1,000 per hour and 5,000 per day. */
  readonly limits?: readonly WindowLimit[]
  /** Maximum of concurrent calls. */
  readonly atOnce?: number
}
