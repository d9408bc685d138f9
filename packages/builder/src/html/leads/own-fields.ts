/** Names of fields that belong to forms themselves: entries never have them. */
export const ownFields = {
  token: '_token',
  page: '_page',
  /** Encoding of the values, as browsers fill it in. */
  charset: '_charset_',
  /** URL of the page, sent on by our page with the kept entries. */
  referer: '_referer',
  /** True on our pages, whose policy lets redirects lead only to our origins. */
  ours: '_ours',
  /**
   * Empty in browsers; filled by programs. Its name has no word by which browsers fill in addresses, such as company:
   * they fill hidden fields as well.
   */
  honeypot: '_topic_ref',
} as const
