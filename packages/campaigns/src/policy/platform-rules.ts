/** Limits of platforms, from their documentation and terms; null if they give no number. */
export interface PlatformRules {
  readonly title: string
  /** Links inside the text of one post. */
  readonly inlineLinks: number | null
  /** Link blocks of one post. */
  readonly linkBlocks: number | null
  /** Commercial links of one post that readers there tolerate. */
  readonly commercialLinks: number | null
  /** Posts per signed-in user and day. */
  readonly postsPerDay: number | null
  /** Number of posts a user can publish manually per day, on platforms without an API. */
  readonly pastedPerDay: number | null
}

const open: PlatformRules = {
  title: 'WordPress',
  inlineLinks: null,
  linkBlocks: null,
  commercialLinks: null,
  postsPerDay: null,
  pastedPerDay: null,
}

/**
 * Tumblr: limits of its API v2 (100 links inside texts, 10 link blocks, 250 posts per user and day).
 * WordPress.com: its staff's statement on one or two commercial links per post.
 */
export const platformRules = {
  wordpress: open,
  'wordpress-com': { ...open, title: 'WordPress.com', commercialLinks: 2 },
  tumblr: { ...open, title: 'Tumblr', inlineLinks: 100, linkBlocks: 10, postsPerDay: 250 },
  weebly: { ...open, title: 'Weebly', pastedPerDay: 20 },
  gsites: { ...open, title: 'Google Sites', pastedPerDay: 20 },
} as const satisfies Record<string, PlatformRules>

export type PlatformName = keyof typeof platformRules
