import type { Template } from '../template.ts'
import { bodyStyle } from './look.ts'
import { aboutNodes } from './pages/about.ts'
import { contactNodes } from './pages/contact.ts'
import { homeNodes } from './pages/home.ts'
import { servicesNodes } from './pages/services.ts'

export const gardenTemplate: Template = {
  id: 'garden',
  name: 'Garden and landscaping',
  description:
    'A short site in deep green: drawn hills, three service tiles, benefits and questions on one home page.',
  body: bodyStyle,
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: '[[{nap.businessName}||{site.name}]]: gardens[[ in {nap.city}]]',
      description:
        'Garden design, planting, lawn care and stone work by [[{nap.businessName}||{site.name}]][[ in {nap.city}]].[[ Call {nap.phone} to book a visit.]]',
      nodes: homeNodes,
    },
    {
      name: 'Services',
      slug: 'services',
      title: 'Services | [[{nap.businessName}||{site.name}]]',
      description:
        'Planting and beds, lawn and tree care, paths and terraces by [[{nap.businessName}||{site.name}]][[ in and around {nap.city}]].',
      nodes: servicesNodes,
    },
    {
      name: 'About',
      slug: 'about',
      title: 'About us | [[{nap.businessName}||{site.name}]]',
      description:
        'Meet [[{nap.businessName}||{site.name}]] and see how we work, from the first visit to the finished garden.',
      nodes: aboutNodes,
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: 'Contact | [[{nap.businessName}||{site.name}]]',
      description:
        'Call, email or visit [[{nap.businessName}||{site.name}]][[ in {nap.city}]]. Tell us what you have in mind for your garden.',
      nodes: contactNodes,
    },
  ],
}
