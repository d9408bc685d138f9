import type { CampaignLink, CampaignSchedule } from '@web2/contract/campaigns'
import type { ConnectionMeans, PropertyType } from '@web2/contract/properties'

/** Listings with reserved phone numbers and .example domains, so that they can't reach anyone. */
export const sampleListings = [
  {
    businessName: 'Green Acre Gardens',
    address1: '12 Orchard Lane',
    city: 'Bristol',
    country: 'GB',
    phone: '+44 117 496 0123',
    website: 'https://gardens.example',
    aboutUsBlurb: 'Planting, lawns, hedges and patios for gardens in and around Bristol.',
  },
  {
    businessName: 'Elm Street Dental',
    address1: '40 Elm Street',
    city: 'Springfield',
    state: 'IL',
    country: 'US',
    phone: '+1 217 555 0142',
    website: 'https://dental.example',
    aboutUsBlurb: 'Checkups, cleanings and fillings for the whole family.',
  },
] as const

export const sampleCategories = [
  { business: 'garden', name: 'Garden care', color: 'green' },
  { business: 'dental', name: 'Dental care', color: 'blue' },
] as const

interface SampleProperty {
  readonly propertyType: PropertyType
  readonly means: ConnectionMeans
  readonly name: string
  readonly url: string
  readonly username: string
}

/** Blogs of the sample campaign. */
export const campaignProperties: readonly SampleProperty[] = [
  {
    propertyType: 'wordpress',
    means: 'application-password',
    name: 'Garden notes',
    url: 'https://garden-notes.example',
    username: 'greenacre',
  },
  {
    propertyType: 'tumblr',
    means: 'tumblr',
    name: 'Plot and patio',
    url: 'https://plot-and-patio.example',
    username: 'plotandpatio',
  },
  {
    propertyType: 'wordpress',
    means: 'application-password',
    name: 'Bristol garden journal',
    url: 'https://bristol-garden-journal.example',
    username: 'greenacre',
  },
  {
    propertyType: 'weebly',
    means: 'assisted',
    name: 'The weekend gardener',
    url: 'https://weekend-gardener.example',
    username: '',
  },
]

/** Blogs that no campaign posts to. */
export const otherProperties: readonly SampleProperty[] = [
  {
    propertyType: 'gsites',
    means: 'assisted',
    name: 'Dental diary',
    url: 'https://dental-diary.example',
    username: '',
  },
]

/** Folder of the sample images in the media library. */
export const sampleFolder = 'Sample images'

/** The template page used as the sample page in the page builder. */
export const samplePage = { name: 'Contact Green Acre', templateId: 'garden', slug: 'contact' } as const

export const sampleSiteName = 'Green Acre Gardens'
export const campaignName = 'Garden guides for Bristol'

/** Links of the sample campaign: the second is missing from one post in eight. */
export const campaignLinks = [
  {
    url: 'https://gardens.example/',
    anchors: [
      { text: 'Green Acre Gardens', weight: 2 },
      { text: 'garden care in Bristol', weight: 1 },
    ],
    rel: '',
    share: 100,
    perArticle: 1,
  },
  {
    url: 'https://gardens.example/services/',
    anchors: [
      { text: 'garden services', weight: 1 },
      { text: 'our gardening services', weight: 1 },
    ],
    rel: '',
    share: 88,
    perArticle: 1,
  },
] as const satisfies readonly CampaignLink[]

/** Schedule of the sample campaign without its first day: four posts a week. */
export const campaignSchedule = {
  postsPerDay: 1,
  from: '09:00',
  to: '17:00',
  timeZone: 'Europe/London',
  weekdays: [1, 2, 4, 5],
  jitter: 60,
} as const satisfies Omit<CampaignSchedule, 'start' | 'weekdays'> & { weekdays: readonly number[] }
