import type { SectionItem } from '../../library/section-content.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { reach } from '../parts/reach.ts'
import { serviceItems, serviceNeighbors, servicePages } from '../parts/service.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { panel } from './art.ts'
import { generatedPages } from './generated.ts'
import { cases } from './cases.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { fromCallToTest, stopsOf } from './stops.ts'
import { outlet } from './work.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const ask = { label: 'Ask for an offer', href: '/contact' }

/** Circuits of the panel: the services, then the pages that answer the rest, and a spare one. */
const circuits: readonly SectionItem[] = [
  ...services.map(({ name, slug }) => ({ name, href: `/${slug}` })),
  { name: 'Where we work', href: '/areas' },
  { name: 'How we work', href: '/about' },
  { name: 'Write it down', href: '/contact' },
  { name: 'Spare: anything else', href: '/contact' },
]

/** Returns the number of a circuit as the panel writes it. */
const circuit = (number: number): string => String(number).padStart(2, '0')

const form = {
  what: 'Which circuit, what happens, since when?',
  where: 'Where is it, and what does the label say?',
}

const credentials = {
  title: 'Who may open your panel',
  label: 'Check it yourself',
  note: 'In most places electrical work needs a license, and larger work a permit. Ask any electrician for the number and look it up with the authority that issued it: it says whether the license is valid, and for which work.',
}

const factors: readonly SectionItem[] = [
  { name: 'Age of the wiring', text: 'Grounded, and with a plan.', note: 'Old, mixed, and undocumented.' },
  {
    name: 'Access to the walls',
    text: 'From the attic, the basement, or an open wall.',
    note: 'Through tile, stone, or finished ceilings.',
  },
  {
    name: 'Length of the run',
    text: 'On the same wall as the panel.',
    note: 'Across the house, or under the yard.',
  },
  {
    name: 'Permit and test',
    text: 'A part replaced in its place.',
    note: 'A new circuit that is filed and inspected.',
  },
  {
    name: 'Choice of material',
    text: 'Standard switches and fixtures.',
    note: 'Special finishes, dimmers, and long delivery.',
  },
]

/** Electrician: the list first, then facts. */
export const electricianTemplate = tradeTemplate({
  id: 'electrician',
  name: 'Electrician',
  trade: 'Electrician',
  style: 'Numbered and exact',
  businessType: 'Electrician',
  description: 'Putty gray, black and one yellow: services are listed like the circuits of a panel.',
  theme: 'Breaker',
  forGenerator: generatedPages,
  above: [place('header/block', { actions: [ask] })],
  below: [
    place('footer/sheet', { items: [{ name: 'Reach us' }, { name: 'When we answer' }] }),
    place('cta/callbar'),
  ],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Electrician[[ in {nap.city}]] | ${business}`,
      description: `Panels, faults, rewiring, lighting and EV charging[[ in {nap.city}]]: find your circuit, what changes the price, and how ${business} works.`,
      sections: [
        place('hero/panel', {
          title: 'Every circuit in its place.',
          lead: 'Every place on the list: electrical work[[ in {nap.city}]], set out like the panel in your hallway.',
          items: circuits,
          actions: [ask],
        }),
        place('process/rail', { title: 'From the call to the noted value', items: fromCallToTest }),
        place(
          'services/mosaic',
          { title: 'What is behind each number', items: serviceItems(services), isSample: false },
          { tone: 'tint' },
        ),
        place('gallery/cases', cases),
        place('stats/ledger', { title: 'Counted' }, { tone: 'brand' }),
        place(
          'pricing/factors',
          {
            title: 'What makes a job small or large',
            lead: 'An offer depends on five things. You can judge most of them from where you stand.',
            items: factors,
            actions: [ask],
          },
          { tone: 'tint' },
        ),
        place('faq/open', { title: 'Before you touch the panel', items: questions }, { tone: 'paper' }),
        place('contact/sheet', { title: 'Tell us what the label says', form }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Electrical services[[ in {nap.city}]] | ${business}`,
      description: `What ${business} installs, repairs and tests[[ in {nap.city}]], numbered like the circuits of a panel.`,
      sections: [
        place('title/numbered', {
          title: 'The whole panel',
          lead: 'Eight circuits. Find yours by its name, or by what has stopped working.',
          label: '00',
        }),
        place(
          'services/directory',
          {
            title: 'By number',
            items: serviceItems(services).map((item, at) => ({
              ...item,
              group: at % 8 < 4 ? 'In the panel and behind the walls' : 'In the rooms and outside',
            })),
            isSample: false,
          },
          { tone: 'deep' },
        ),
        place('pricing/factors', {
          title: 'What changes the price of each',
          lead: 'The same five things, whatever the number.',
          items: factors,
          actions: [],
        }),
        place(
          'cta/line',
          { title: 'Not on the list? Take the spare circuit.', actions: [ask] },
          { tone: 'brand' },
        ),
      ],
    },
    ...servicePages(services, (service, at) => [
      place('title/numbered', {
        title: service.title ?? service.name,
        lead: service.lead,
        label: circuit(at + 1),
      }),
      place(
        'detail/sheet',
        {
          title: service.phrase ?? 'What to look for',
          lead: service.text,
          items: service.details,
          actions: serviceNeighbors(services, service),
          pictures: [service.picture],
          isSample: false,
        },
        { tone: 'tint' },
      ),
      place('process/rail', { title: 'In five stops', items: stopsOf(service.slug) }),
      place('faq/open', { title: 'Asked about this circuit', items: service.questions }, { tone: 'tint' }),
      place('detail/related', {
        items: service.details,
        actions: serviceNeighbors(services, service),
        isSample: false,
      }),
      place(
        'cta/line',
        { title: service.closing ?? 'A photo of the panel label says it faster.', actions: [ask] },
        { tone: 'brand' },
      ),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `How we work | ${business}`,
      description: `How ${business} works on circuits[[ in {nap.city}]]: what is measured, what is written down, and how to check a license.`,
      sections: [
        place('title/numbered', {
          title: 'Measured, then done',
          lead: 'What is written down before the work, during it, and after.',
          label: '10',
        }),
        place(
          'about/points',
          {
            title: 'Four habits at the panel',
            lead: '[[{nap.aboutUsBlurb}||A circuit that is labeled, tested and noted is one the next electrician understands in a minute.]]',
            items: [
              {
                name: 'Off, and proven off',
                text: 'A circuit is switched off, locked where possible, and measured before a hand goes in.',
              },
              {
                name: 'The value is shown',
                text: 'You see the reading that is wrong, and the one that is right afterwards.',
              },
              {
                name: 'One circuit at a time',
                text: 'The refrigerator, the heating and the router are asked about first.',
              },
              {
                name: 'The label is part of the work',
                text: 'What was changed is written in the panel, in words that a guest understands.',
              },
            ],
            pictures: [
              {
                words: 'hand labeling breakers electrical panel',
                alt: 'Labeling the circuits of a panel',
                drawing: panel(400, 500),
              },
            ],
          },
          { tone: 'paper' },
        ),
        place('logos/credentials', credentials, { tone: 'tint' }),
        place(
          'cta/line',
          {
            title: 'Lights flicker, breakers trip, outlets get warm: do not wait with these.',
            actions: [ask],
          },
          { tone: 'brand' },
        ),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where we work[[: {nap.city} and around]] | ${business}`,
      description: `The places ${business} drives to[[, from {nap.city} outward]], and what to send so that one drive is enough.`,
      sections: [
        place('title/numbered', {
          title: 'Where we work[[ from {nap.city}]]',
          lead: 'A photo of the panel, sent first, often saves the first drive.',
          label: circuit(9),
        }),
        place('areas/signs', {
          title: 'Places on the route',
          lead: '[[{nap.city} and the places around it. ]]If yours is not named here, ask: the job decides as much as the road.',
        }),
        place('contact/sheet', { title: 'Ask about your street', form }, { tone: 'tint' }),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Call or write to ${business}[[ in {nap.city}]]: what to photograph at the panel, and what to leave switched off.`,
      sections: [
        place('title/numbered', {
          title: 'Write it down, or call',
          lead: 'Smoke or a burning smell? Leave the house and call 911 first. For all else: which circuit, what happens, since when.',
          label: '11',
        }),
        place('contact/sheet', { title: 'What the label says', form }, { tone: 'tint' }),
        place(
          'faq/open',
          {
            title: 'So that the first answer already helps',
            items: [
              {
                name: 'What to photograph',
                text: 'The panel with its door open and the label readable, then the outlet, lamp or place in question. Covers stay on.',
              },
              {
                name: 'What to leave off',
                text: 'A breaker that trips at once, an outlet that is warm, anything that has been wet. If the panel itself is wet, hot or humming, keep away from it and call.',
              },
            ],
          },
          { tone: 'paper' },
        ),
        place('place/hours', { title: 'When we answer' }, { tone: 'deep' }),
        place(
          'cta/line',
          { title: 'The label first, then the question.', actions: [reach] },
          { tone: 'brand' },
        ),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We read which circuit it is, and ask for a photo of the panel if one would save a visit.',
        'You get an answer by email, or by phone if you left a number.',
      ],
      outlet,
    ),
    notFoundPage('not-found/index', {
      title: 'No circuit with this number.',
      lead: 'The address may be old or mistyped. These are the ones in the panel.',
      art: panel(400, 300),
    }),
  ],
})
