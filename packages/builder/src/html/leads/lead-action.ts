const prefix = /^\s*lead:/i

/**
 * Action of a form whose entries are received in Leads: `lead:`, with an optional target for pages that can't use it,
 * such as `lead:mailto:{email}`. Returns that target, empty for none; null for any other action.
 */
export const leadFallback = (action: string): string | null =>
  prefix.test(action) ? action.replace(prefix, '').trim() : null

/** Returns the action of a form that is received in Leads from now on. Its email recipient stays as the fallback. */
export const asLeadAction = (action: string): string => {
  if (leadFallback(action) !== null) return action
  const address = action.trim()
  return /^mailto:/i.test(address) ? `lead:${address}` : 'lead:'
}

/** Returns the slug or path of a form's thank-you page, '' for the home page; null if it has none. */
export const thankYouSlug = (entered: string): string | null =>
  entered === ''
    ? null
    : entered
        .replace(/^\//, '')
        .replace(/[?#].*$/s, '')
        .replace(/\/?(?:index\.html)?$/, '')

/** Attributes of a form or field that describe how its entries are received; pages for visitors omit those of forms. */
export const leadAttributes = {
  /** Path of the site's page that answers a submission, as in links: `/thanks`. */
  thankYouPage: 'data-thank-you-page',
  /** Text that answers a submission if there is no such page. */
  successText: 'data-success-text',
  /** Marks a checkbox as consent. */
  consent: 'data-consent',
} as const
