import type { SectionContent, SectionItem } from '../../section-content.ts'

const item = (name: string, price: string): SectionItem => ({
  name,
  price,
  lines: ['Size', 'Rooms, or what it has', 'From when'],
  href: '/contact',
  picture: { words: `${name}: from outside, in daylight`, alt: name, isOwn: true },
})

/** Places for homes, cars, or whatever is sold one by one. */
export const listings: SectionContent = {
  title: 'For sale now',
  note: 'New ones are added here as they come in. Ask by phone:',
  items: [item('Address or name of the first', '000,000'), item('Address or name of the second', '000,000')],
  actions: [],
  pictures: [],
  isSample: true,
}
