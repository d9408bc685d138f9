/** Listings with reserved phone numbers and .example domains, so that they can't reach anyone. */
export const exampleListings = [
  {
    businessName: 'Example: Green Acre Gardens',
    address1: '12 Orchard Lane',
    city: 'Bristol',
    country: 'GB',
    phone: '+44 117 496 0123',
    website: 'https://gardens.example',
    aboutUsBlurb: 'Planting, lawns and hedges. An example listing.',
  },
  {
    businessName: 'Example: Elm Street Dental',
    address1: '40 Elm Street',
    city: 'Springfield',
    state: 'IL',
    country: 'US',
    phone: '+1 217 555 0142',
    website: 'https://dental.example',
    aboutUsBlurb: 'Check-ups and hygiene. An example listing.',
  },
] as const

export const exampleCategories = [
  { name: 'Example: Garden care', color: 'green' },
  { name: 'Example: Dental care', color: 'blue' },
] as const

/** Sample articles; `category` is an index from 0. */
export const exampleArticles = [
  {
    title: 'Example: When to prune an apple tree',
    keyword: 'prune apple tree',
    category: 0,
    text: '<h2>Winter for shape</h2><p>Between leaf fall and the first buds an apple tree rests. Take out dead and crossing branches first, then open the middle so that light reaches every fruit.</p><h2>Summer for strength</h2><p>Shorten the long new shoots in late summer. The tree answers with buds instead of wood.</p>',
  },
  {
    title: 'Example: A lawn that survives a dry summer',
    keyword: 'lawn dry summer',
    category: 0,
    text: '<p>Cut high, seldom and never in the heat of noon. Long grass shades its own roots.</p><h2>Water</h2><p>One deep watering a week is worth more than a little every evening.</p>',
  },
  {
    title: 'Example: What happens at a dental check-up',
    keyword: 'dental check-up',
    category: 1,
    text: '<p>A check-up takes about half an hour. The dentist looks at teeth and gums, compares with the last visit, and takes a picture only if something calls for it.</p>',
  },
] as const

export const exampleProperties = [
  {
    propertyType: 'wordpress',
    means: 'application-password',
    name: 'Example: Garden notes',
    url: 'https://garden-notes.example',
  },
  {
    propertyType: 'weebly',
    means: 'assisted',
    name: 'Example: Dental diary',
    url: 'https://dental-diary.example',
  },
] as const

/** The template page used as the sample page in the page builder. */
export const examplePage = {
  name: 'Example: Contact Green Acre',
  templateId: 'garden',
  slug: 'contact',
} as const

/** Links of the sample campaign. */
export const exampleLinks = [
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
] as const
