/** Limits of platforms, from their documentation and terms; null where they give no figure. */
export interface PlatformRules {
  readonly title: string
  /** Links inside the text of one post. */
  readonly inlineLinks: number | null
  /** Blocks of one post that are nothing but a link. */
  readonly linkBlocks: number | null
  /** Links of one post that advertise something, before people there object. */
  readonly commercialLinks: number | null
  /** Posts of one signed-in user a day. */
  readonly postsPerDay: number | null
  /** Each post is pasted by a person, who can do so many a day. */
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
 * Tumblr: limits of its API v2 (100 links inside texts, 10 link blocks, 250 posts of a user a day). WordPress.com:
 * its staff's word on one or two commercial links in a post.
 */
export const platformRules = {
  wordpress: open,
  'wordpress-com': { ...open, title: 'WordPress.com', commercialLinks: 2 },
  tumblr: { ...open, title: 'Tumblr', inlineLinks: 100, linkBlocks: 10, postsPerDay: 250 },
  weebly: { ...open, title: 'Weebly', pastedPerDay: 20 },
  gsites: { ...open, title: 'Google Sites', pastedPerDay: 20 },
} as const satisfies Record<string, PlatformRules>

export type PlatformName = keyof typeof platformRules
