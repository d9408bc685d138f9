import {
  createDocument,
  exportHtml,
  sequentialUuids,
  withTheme,
  type BindingData,
  type Theme,
  type WireNode,
} from '@web2/builder'

/** Pages of a usual site, as navigation blocks show them. */
const navigation: BindingData['navigation'] = [
  { label: 'Home', href: '/', children: [] },
  {
    label: 'Services',
    href: '/services',
    children: ['First service', 'Second service', 'Third service'].map((label, at) => ({
      label,
      href: `/services/${at + 1}`,
      children: [],
    })),
  },
  { label: 'About', href: '/about', children: [] },
  { label: 'Service areas', href: '/areas', children: [] },
  { label: 'Contact', href: '/contact', children: [] },
]

/** Listing with every field. */
export const fullListing: BindingData = {
  nap: {
    businessName: 'Harbor Works',
    country: 'US',
    address1: '12 Orchard Lane',
    city: 'Tacoma',
    state: 'WA',
    zip: '98402',
    phone: '(253) 555-0142',
    website: 'https://harbor-works.example',
    aboutUsBlurb: 'We repair what others replace, in and around Tacoma.',
    facebook: 'https://facebook.example/harbor-works',
    instagram: 'https://instagram.example/harbor-works',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => ({
      name,
      value: '8:00 am - 5:00 pm',
      start: '08:00 am',
      end: '05:00 pm',
    })),
  },
  site: { name: 'Harbor Works' },
  email: 'hello@harbor-works.example',
  year: '2026',
  navigation,
  current: '/',
}

/** Listing with a name of 80 letters and nothing else. */
export const barestListing: BindingData = {
  nap: { businessName: 'Donaudampfschifffahrtsgesellschaft Hansen, Petersen und Wiedergutmachungspartner' },
  site: { name: 'Donaudampfschifffahrtsgesellschaft Hansen' },
  email: '',
  year: '2026',
  navigation,
  current: '/',
}

/** Listing with every field and a name of 80 letters. */
export const longNameListing: BindingData = {
  ...fullListing,
  nap: { ...fullListing.nap, ...barestListing.nap },
  site: { ...barestListing.site },
}

const { phone: _phone, weekdays: _weekdays, ...napByMail } = fullListing.nap!

/** Listing without phone and opening hours. */
export const byMailListing: BindingData = { ...fullListing, nap: napByMail }

/** Listing whose name, address and texts are written from the right to the left: Arabic, its street in Hebrew. */
export const rightToLeftListing: BindingData = {
  ...fullListing,
  nap: {
    ...fullListing.nap,
    businessName: 'شركة الميناء للصيانة والخدمات المنزلية',
    address1: 'רחוב הפרדס 12, קומה שלישית',
    city: 'حيفا',
    state: '',
    zip: '3303312',
    country: 'IL',
    aboutUsBlurb: 'نصلح ما يستبدله الآخرون، في حيفا وما حولها. ولا نعد إلا بما نعرف.',
  },
  site: { name: 'شركة الميناء' },
}

export interface SectionPage {
  readonly theme?: Theme
  readonly data?: BindingData
  /** Samples stay in the page, as in the editor. */
  readonly keepSamples?: boolean
  /** Language of the page, by which it is written from the right; 'en' without one. */
  readonly lang?: string
}

/** Returns the HTML of a page of these sections. */
export const pageOfSections = (
  nodes: readonly WireNode[],
  { theme, data = fullListing, keepSamples = false, lang = 'en' }: SectionPage = {},
): string => {
  const document = createDocument(nodes, sequentialUuids())
  const themed = theme ? { ...document, page: withTheme(document.page, theme) } : document
  return exportHtml(themed, { title: 'Sections', lang, data, keepSamples })
}
