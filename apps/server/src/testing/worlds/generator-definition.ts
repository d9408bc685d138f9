import type { TurboDefinition } from '@web2/contract/generator'

/** The smallest definition of a site project that its service can present and change. */
export const smallestDefinition: TurboDefinition = {
  name: 'Theirs',
  source: { templateId: '1' },
  lists: [{ name: 'place', values: ['Town'] }],
  mode: 'all',
  seed: 1,
  pages: null,
  address: '{place}',
  pageName: '{place}',
  title: '',
  description: '',
  rules: [],
  listing: null,
  structure: { hubs: [], breadcrumb: false, nearby: 0, related: 0 },
  sitePer: null,
  siteName: 'Theirs',
  rootSlug: 'theirs',
  email: '',
  clouds: [],
  brakes: {
    sample: 1,
    perDay: null,
    timeZone: 'UTC',
    noindex: false,
    stopAtErrors: 50,
    stopAtCost: null,
    similarFrom: 0.8,
  },
}

/** Returns an action of a user who accepts that a test's pages are similar. */
export const acting = (action: string) => ({
  action,
  ...(action === 'approve' && { reason: 'These pages are those of a test' }),
})
