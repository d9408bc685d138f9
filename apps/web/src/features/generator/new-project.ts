import { currentEdition } from '@web2/contract/generator'
import { sectionsOf } from '../sites/targets/cloud-section.ts'
import { blankTemplate } from '../sites/targets/site-choices.ts'
import { noListing } from './data/listing-values.ts'
import { typedLists } from './data/typed-list.ts'
import { defaultSiteName, suggestedSlug } from './destination/suggested-values.ts'
import type { TurboValues } from './project-values.ts'

/** Returns a new project, with defaults that suffice except for its template and its data. */
export const newTurbo = (): TurboValues => ({
  name: '',
  source: { templateId: blankTemplate },
  lists: typedLists(['service', 'city']),
  mode: 'all',
  seed: 1,
  pages: '',
  address: '{service}/{city}',
  pageName: '{service} in {city}',
  title: '{service} in {city}',
  description: '',
  rules: [],
  listing: noListing,
  structure: {
    edition: currentEdition,
    hubs: [],
    breadcrumb: true,
    nearby: 5,
    related: 5,
    placeList: 'city',
  },
  sitePer: null,
  siteName: defaultSiteName,
  rootSlug: suggestedSlug(defaultSiteName),
  email: '',
  sections: sectionsOf({ targets: [] }),
  brakes: {
    sample: 5,
    perDay: null,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    noindex: true,
    stopAtErrors: 10,
    stopAtCost: null,
    similarFrom: 0.6,
  },
})

/** Returns a new project of the zoomer variant: a site per city, with a page per service. */
export const newZoomer = (): TurboValues => ({
  ...newTurbo(),
  address: '{service}',
  sitePer: 'city',
  siteName: '{city}',
  rootSlug: '{city}',
})
