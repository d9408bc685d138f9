import { reach } from '../parts/reach.ts'
import { serviceItems, serviceNeighbors, servicePages } from '../parts/service.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { contours, lawn, morning, path } from './art.ts'
import { generatedPages } from './generated.ts'
import { aboutSections, benefits, tiles, work } from './home.ts'
import { questions, visitQuestions, ways } from './questions.ts'
import { gardenYear, yearOf, type Season } from './seasons.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const visit = [{ label: 'Book a visit', href: '/contact' }]
const hills = {
  words: 'garden path morning light',
  alt: 'A garden path in morning light',
  drawing: morning,
}
const stonePath = {
  words: 'natural stone path grasses perennials',
  alt: 'A stone path between grasses and perennials',
  drawing: path,
}

/** Weeks of the year that a service is about. */
const seasons: Readonly<Record<string, readonly Season[]>> = {
  'garden-design': ['pruning', 'soil', 'planting'],
  planting: ['soil', 'planting', 'watering'],
  lawns: ['soil', 'mowing', 'watering', 'leaves'],
  'hedges-and-trees': ['pruning', 'hedges'],
  'paths-and-terraces': ['soil', 'planting', 'leaves'],
  irrigation: ['planting', 'watering', 'protection'],
  'seasonal-clearance': ['pruning', 'soil', 'leaves'],
  'winter-protection': ['leaves', 'protection'],
}

/** Titles of service pages keep to 60 letters for long names: with a city they go without the name. */
const titled = (name: string): string =>
  `[[${name} in {nap.city}||${name} | {nap.businessName}||${name} | {site.name}]]`

/** Landscaping: the parts of the garden sample in their order, with the garden year between them. */
export const landscapingTemplate = tradeTemplate({
  id: 'landscaping',
  name: 'Landscaping by season',
  trade: 'Landscaping',
  style: 'Patient and seasonal',
  businessType: 'HomeAndConstructionBusiness',
  description: 'Drawn hills in forest and mint, and a calendar of the garden year: what is done when.',
  theme: 'Hedgerow',
  above: [
    place('header/line', {
      actions: [{ label: '[[Call {nap.phone}||Book a visit]]', href: '[[tel:{nap.phone}||/contact]]' }],
    }),
  ],
  below: [
    place(
      'footer/counter',
      {
        items: [
          { name: business },
          { name: 'Opening hours' },
          {
            name: 'Newsletter',
            text: 'One email per season: what to plant, what to prune and what to leave alone.',
          },
        ],
      },
      { tone: 'deep' },
    ),
    place('cta/callbar'),
  ],
  forGenerator: generatedPages,
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: '[[{nap.businessName}||{site.name}]]: gardens[[ in {nap.city}]]',
      description:
        'Garden design, planting, lawn care and stone work by [[{nap.businessName}||{site.name}]][[ in {nap.city}]].[[ Call {nap.phone} to book a visit.]]',
      sections: [
        place('hero/plate', {
          title: 'Gardens that look good all year',
          lead: '[[{nap.businessName} designs, plants and cares||We design, plant and care]] for gardens[[ in {nap.city}]]. Tell us what you want to see from your window, and we’ll take it from there.',
          actions: [...visit, { label: 'See our services', href: '/services' }],
          pictures: [hills],
        }),
        place('services/plots', tiles, { space: 'tight' }),
        place('services/directory', work, { tone: 'paper' }),
        place('calendar/year', gardenYear, { tone: 'deep' }),
        place('about/points', benefits),
        place(
          'faq/pane',
          { title: 'Asked over the hedge', note: 'Another question? Call', items: questions },
          { tone: 'tint' },
        ),
        place(
          'cta/line',
          { title: 'Stand at your window. Tell us what is missing.', actions: visit },
          { tone: 'brand' },
        ),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Services | ${business}`,
      description: `Planting and beds, lawn and tree care, paths and terraces by ${business}[[ in and around {nap.city}]].`,
      sections: [
        place('title/picture', {
          title: 'From the plan to the first frost',
          lead: 'Design, planting, care, and stonework[[ in and around {nap.city}]], each in its season.',
          pictures: [hills],
        }),
        place('services/alternate', {
          title: 'Find yours by what is missing',
          items: serviceItems(services),
          isSample: false,
        }),
        place(
          'cta/line',
          { title: 'Not sure what it is called? Describe what you see from the window.', actions: visit },
          { tone: 'tint' },
        ),
      ],
    },
    ...servicePages(services, (service) => [
      place('title/picture', {
        title: service.title ?? service.name,
        lead: service.lead,
        pictures: [service.picture],
      }),
      place('detail/sheet', {
        title: `${service.name}[[ in {nap.city}]]`,
        lead: service.text,
        items: service.details,
        pictures: [],
        actions: [],
        isSample: false,
      }),
      place('ba/pairs', { title: 'Before and after' }),
      place('calendar/year', yearOf('Its weeks in the year', seasons[service.slug] ?? []), { tone: 'tint' }),
      place('faq/open', { title: 'Asked at the garden gate', items: service.questions }, { tone: 'paper' }),
      place(
        'detail/related',
        { items: service.details, actions: serviceNeighbors(services, service), isSample: false },
        { space: 'tight' },
      ),
      place(
        'cta/line',
        { title: 'Tell us what you want to see from your window.', actions: visit },
        { tone: 'brand', space: 'tight' },
      ),
    ]).map((page) => ({ ...page, title: titled(page.name) })),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `Meet ${business} and see how we work, from the first visit to the finished garden.`,
      sections: aboutSections,
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where we work | ${business}`,
      description: `The towns where ${business} plants, prunes and builds[[, from {nap.city} outward]], and how to ask about your own garden.`,
      sections: [
        place('title/picture', {
          title: 'Where we garden[[ around {nap.city}]]',
          lead: 'Soil, rain, and the first frost change within a few miles. Say where your garden is.',
          pictures: [{ words: 'hills gardens village morning', alt: 'Gardens between hills', drawing: lawn }],
        }),
        place('areas/maplist', { art: contours(900, 640, 3) }),
        place(
          'cta/line',
          { title: 'Not on the list? Ask. The season decides as much as the road.', actions: visit },
          { tone: 'paper', space: 'tight' },
        ),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Call, email or visit ${business}[[ in {nap.city}]]. Tell us what you have in mind for your garden.`,
      sections: [
        place('title/picture', {
          title: 'Tell us about the view',
          lead: 'Note where the sun is at noon, and find three photos of gardens you like. That is half of the first visit.',
          pictures: [stonePath],
        }),
        place('contact/ways', {
          title: 'How to reach us',
          items: ways,
        }),
        place(
          'contact/sheet',
          {
            title: 'Send us a message',
            form: { what: 'What do you want to see from your window?', where: 'Where is the garden?' },
          },
          { tone: 'tint' },
        ),
        place('faq/open', { title: 'Before the first visit', items: visitQuestions }, { tone: 'paper' }),
        place('place/card', { title: 'Where to find us', ground: 'hills' }),
        place(
          'cta/line',
          { title: 'Note where the sun is at noon, then tell us.', actions: [reach] },
          { tone: 'brand' },
        ),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We read what you wrote and look at your photos, if you sent some.',
        'You get an answer by email, or by phone if you left a number. In spring it may take a rainy day.',
      ],
      lawn,
    ),
    notFoundPage('not-found/turn', {
      title: 'The path ends at a hedge.',
      lead: 'The address may be old or mistyped. What you look for is probably one of these.',
      art: path,
    }),
  ],
})
