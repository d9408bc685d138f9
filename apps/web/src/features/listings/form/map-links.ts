import type { NapUseKind } from '@web2/contract/listings'

/** Labels and URLs of record kinds that reference listings. */
export const placeLinks = {
  site: { noun: 'Site', to: '/site-builder/edit-site' },
  page: { noun: 'Page', to: '/page-builder/edit-page' },
  section: { noun: 'Section', to: '/section-builder/edit-section' },
  campaign: { noun: 'Campaign', to: '/campaigns/edit-campaign' },
} as const satisfies Record<NapUseKind, { noun: string; to: string }>
