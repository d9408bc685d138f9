import type { BindingData, NapData } from '../../bindings/data.ts'

/** Shown in the editor while the page has no business listing. */
export const sampleNap: NapData = {
  businessName: 'Your business name',
  address1: '1 Example Street',
  city: 'Your city',
  state: 'ST',
  zip: '00000',
  phone: '(555) 010-0100',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  aboutUsBlurb: 'What your business does, who it serves and where, in a few sentences.',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => ({
    name,
    value: '9:00 am - 5:00 pm',
    start: '09:00 am',
    end: '05:00 pm',
  })),
}

/** Shown in place of details that a page does not have yet. */
export const sampleData: BindingData = {
  nap: sampleNap,
  site: { name: 'Your site name' },
  email: 'you@example.com',
}
