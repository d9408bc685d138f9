import type { SectionContent, SectionItem } from '../../library/section-content.ts'
import { onMap } from '../parts/reach.ts'
import { serviceItems, serviceNeighbors, servicePages, type TradeService } from '../parts/service.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { doorInPlan, facade, plan, streets, walledUp } from './art.ts'
import { generatedPages } from './generated.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { workOf } from './work.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const ask = [{ label: 'Ask for a valuation', href: '/contact' }]

/** The sale of a home in four sheets, as its set of drawings. */
const sheets: readonly SectionItem[] = [
  {
    label: 'Sheet 1',
    name: 'Look',
    text: 'Walk through, measure, collect the papers.',
    note: 'The plan shows what a photo hides: where the doors are.',
  },
  {
    label: 'Sheet 2',
    name: 'Prepare',
    text: 'Repair, empty, photograph.',
    note: 'In this order. A photo cannot be repaired.',
  },
  {
    label: 'Sheet 3',
    name: 'Show',
    text: 'Publish, open the door, note every question.',
    note: 'A home is sold in the first three lines and the first three photos.',
  },
  {
    label: 'Sheet 4',
    name: 'Close',
    text: 'Check offers, sign, hand over keys and meter readings.',
    note: 'The highest offer is not always the one that closes.',
  },
]

const ofHomes: readonly SectionItem[] = [
  {
    label: 'First',
    name: 'Walk through and measure',
    text: 'With a light on in each room.',
    note: 'About as long as a visit among neighbors.',
  },
  {
    label: 'Then',
    name: 'Papers side by side',
    text: 'Title, plans, permits, bills: what is missing is asked for first.',
    note: 'Offices can be slow.',
  },
  {
    label: 'Then',
    name: 'A range, with reasons',
    text: 'What comparable homes brought, and what makes this one different.',
  },
  { label: 'Last', name: 'You decide', text: 'Now, in spring, or not at all. Each has its price.' },
]
const ofSearches: readonly SectionItem[] = [
  {
    label: 'First',
    name: 'Say what it must have',
    text: 'And what you can do without. The second list is the useful one.',
  },
  {
    label: 'Then',
    name: 'Look, and look again',
    text: 'At another hour, in other weather.',
    note: 'Bring a tape measure.',
  },
  {
    label: 'Then',
    name: 'Ask for the papers',
    text: 'Permits, bills, leases, decisions of the association.',
    note: 'Before an offer, not after it.',
  },
  {
    label: 'Last',
    name: 'Put it in writing',
    text: 'Price, date, and what stays in the home, down to the curtains.',
  },
]
const aroundHomes = new Set(['selling', 'valuation', 'preparing-a-home'])
const stepsOf = ({ slug }: TradeService): readonly SectionItem[] =>
  aroundHomes.has(slug) ? ofHomes : ofSearches

const factors: Partial<SectionContent> = {
  title: 'What moves a price',
  lead: 'Two homes with the same square feet are rarely worth the same. These are the reasons.',
  items: [
    {
      name: 'Street and noise',
      text: 'Through traffic below the bedroom.',
      note: 'A side street, with the bedroom at the back.',
    },
    {
      name: 'Condition',
      text: 'A roof and a boiler near their end.',
      note: 'Renewed, with the bills to show it.',
    },
    {
      name: 'Layout and light',
      text: 'Rooms that are reached through rooms.',
      note: 'A hall, and sun in the room you live in.',
    },
    {
      name: 'Papers',
      text: 'An extension nobody has a permit for.',
      note: 'Complete, on the day of the first viewing.',
    },
    { name: 'Time of year', text: 'Short days and bare trees.', note: 'Weeks in which people like to move.' },
  ],
  actions: ask,
}

const form = {
  what: 'Selling, buying, or renting? Say what you plan.',
  where: 'Which street and number?',
  sheets: ['The plan', 'The home', 'You'] as const,
}

const drawer: Partial<SectionContent> = {
  title: 'Is it in a drawer?',
  lead: 'None of it is needed for a first talk. Each of it makes the second one shorter.',
  pictures: [],
  items: [
    { name: 'The plan', text: 'Any plan, also an old one. A sketch with the doors in it will do.' },
    { name: 'Permits', text: 'For what was added: a room, a deck, a second bath.' },
    { name: 'Bills', text: 'Roof, boiler, windows, with the year in which they were renewed.' },
    { name: 'Lease or title', text: 'Whose name is on it, and who else has to agree.' },
  ],
}

const manner: Partial<SectionContent> = {
  title: 'How we look at a home',
  lead: '[[{nap.aboutUsBlurb}||Tell us the street; we will tell you what we see.]]',
  items: [
    {
      name: 'From outside, first',
      text: 'The street, the roof, the way to the door. A buyer has half decided before the bell.',
      note: 'Look at yours from across the street.',
    },
    {
      name: 'Then from inside',
      text: 'Light at four o’clock, doors that meet, a room without a purpose. We say what we see, also what is not in its favor.',
      note: 'Square feet are a number. Light is a reason.',
    },
    {
      name: 'Then on paper',
      text: 'Plan, permits, bills. What is said in a description can be shown in a drawer.',
      note: 'No adjectives without a window to prove them.',
    },
  ],
}

const picture = (seed: number) => [
  {
    words: 'residential street trees facade morning',
    alt: 'Facades of a street in the morning',
    drawing: facade(seed),
  },
]

const planOf = (seed: number) => [
  { words: 'floor plan paper table ruler', alt: 'A floor plan on a table', drawing: plan(seed) },
]

/** Real estate agent: four doors first, then homes, then proof of knowing the streets. */
export const realEstateTemplate = tradeTemplate({
  id: 'real-estate',
  name: 'Real estate',
  trade: 'Real estate agent',
  style: 'An architect’s sheet',
  businessType: 'RealEstateAgent',
  description:
    'Plaster pink and Prussian ink: a floor plan whose rooms lead sellers, buyers and landlords to answers.',
  theme: 'Plan',
  forGenerator: generatedPages,
  above: [place('header/rail', { actions: [{ label: 'Services', href: '/services' }] }, { tone: 'deep' })],
  below: [place('footer/directory', {}, { tone: 'deep' })],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Real estate[[ in {nap.city}]] | ${business}`,
      description: `Selling, buying, renting and valuing homes[[ in {nap.city}]]: what moves a price, which papers count, and how to reach ${business}.`,
      sections: [
        place(
          'hero/floor-plan',
          {
            title: 'Tell us the street[[ in {nap.city}]].',
            lead: 'We tell you what we see. Four doors, four plans: go in where yours begins.',
            items: [
              { name: 'Sell', text: 'From the first look to the meter readings.', href: '/selling' },
              { name: 'Buy', text: 'What to look at, and what to ask.', href: '/buying' },
              { name: 'Rent', href: '/renting-out' },
              { name: 'Value', href: '/valuation' },
            ],
            actions: ask,
          },
          { space: 'tight' },
        ),
        place('listings/sheet', { title: 'Homes, as they are' }, { space: 'tight' }),
        place(
          'areas/maplist',
          {
            title: 'Streets, not slogans',
            lead: '[[We look at homes in {nap.city} and the streets around it.]]',
            art: streets(3),
          },
          { tone: 'tint' },
        ),
        place('process/stack', { title: 'A sale in four sheets', items: sheets }, { tone: 'deep' }),
        place('pricing/factors', factors),
        place('team/one', { title: 'Who opens the door' }),
        place('stats/ledger', {}, { tone: 'tint' }),
        place('faq/groups', { title: 'Asked between two rooms', items: questions }),
        place('contact/steps', { title: 'Three sheets, and you hear what we see', form }, { tone: 'brand' }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Real estate services[[ in {nap.city}]] | ${business}`,
      description: `What ${business} does for owners, buyers and landlords[[ in {nap.city}]]: selling, valuing, renting out and looking after homes.`,
      sections: [
        place('title/plain', {
          title: 'Every room of the work',
          lead: 'Some of it takes an hour, some of it a year. Each has its own sheet.',
        }),
        place('services/rows', { title: 'What we do', items: serviceItems(services), isSample: false }),
        place(
          'cta/picture',
          {
            title: 'Not sure yet? Tell us the street.',
            actions: ask,
            pictures: planOf(2),
          },
          { tone: 'brand' },
        ),
      ],
    },
    ...servicePages(services, (service, at) => [
      place('title/plain', {
        title: service.title ?? service.name,
        lead: `${service.name}[[ in {nap.city}]]: ${service.text.charAt(0).toLowerCase()}${service.text.slice(1)}`,
      }),
      place('detail/sheet', {
        title: 'What to look at',
        lead: service.lead,
        items: service.details,
        actions: serviceNeighbors(services, service),
        pictures: [{ ...service.picture, drawing: workOf(service.slug, at + 1) }],
        isSample: false,
      }),
      place('process/clock', { title: 'In this order', items: stepsOf(service) }, { tone: 'tint' }),
      place('faq/pane', {
        title: 'Before you sign',
        note: 'Another question? Call',
        items: service.questions,
      }),
      place(
        'cta/picture',
        {
          title: 'Tell us the street and the number.',
          actions: ask,
          pictures: at % 2 === 0 ? planOf(at + 3) : picture(at + 3),
        },
        { tone: 'brand' },
      ),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} looks at a home[[ in {nap.city}]]: from across the street, from inside, and on paper.`,
      sections: [
        place('title/plain', {
          title: 'No adjectives without a window',
          lead: 'What we write about a home can be measured or seen.',
        }),
        place('about/margin', manner),
        place('team/roll', { title: 'Who opens the door' }, { tone: 'tint' }),
        place(
          'cta/picture',
          { title: 'Stand across the street with us.', actions: ask, pictures: picture(1) },
          { tone: 'brand' },
        ),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Streets we know[[ in {nap.city}]] | ${business}`,
      description: `Streets and districts[[ of {nap.city}]] where ${business} looks at homes, and what to ask about a street before you buy in it.`,
      sections: [
        place('title/plain', {
          title: 'A street has two ends[[ in {nap.city}]]',
          lead: 'One near the bus, one near the park. Prices differ between them, so say the number as well.',
        }),
        place('areas/maplist', {
          title: 'Where we look at homes',
          lead: '[[We look at homes in {nap.city} and the streets around it.]]',
          art: streets(8),
        }),
        place(
          'areas/index',
          {
            title: 'A district is an average',
            lead: 'Tell us the street and the number, and you hear what we see there.',
          },
          { tone: 'tint' },
        ),
        place('cta/line', { title: 'Not on the map? Ask all the same.', actions: ask }),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Ask ${business} for a valuation or a viewing[[ in {nap.city}]]: which street, which plan, and which papers to have ready.`,
      sections: [
        place('title/plain', {
          title: 'The street first, then your name',
          lead: 'Year built and what was renewed help. Photos can wait; we come to look.',
          art: doorInPlan(2),
        }),
        place(
          'contact/steps',
          { title: 'Three sheets, and you hear what we see', form, actions: [onMap] },
          { tone: 'tint' },
        ),
        place('about/points', drawer),
        place('place/card', { title: 'Where we sit', ground: 'lots' }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We look at the street and at what sold in it.',
        'You hear which papers would help, and when someone could come to look.',
      ],
      facade(6),
    ),
    notFoundPage('not-found/turn', {
      title: 'This door is walled up.',
      lead: 'The plan was changed. These ways are open.',
      art: walledUp,
    }),
  ],
})
