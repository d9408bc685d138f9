import type { NapUseKind } from '@web2/contract/listings'

/** What people call a kind of record that shows listings, and where one of them is opened by its id. */
export const placeLinks = {
  site: { noun: 'Site', to: '/site-builder/edit-site' },
  page: { noun: 'Page', to: '/page-builder/edit-page' },
  section: { noun: 'Section', to: '/section-builder/edit-section' },
  campaign: { noun: 'Campaign', to: '/campaigns/edit-campaign' },
} as const satisfies Record<NapUseKind, { noun: string; to: string }>
