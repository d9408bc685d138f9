import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { facade, plan } from './art.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const form = {
  what: 'Which plan, and by when?',
  where: 'Which street and number?',
  sheets: ['The plan', 'The home', 'You'] as const,
}
const steps = [
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
    name: 'Papers side by side',
    text: 'Title, plans, permits, bills: what is missing is asked for first.',
    note: 'Offices can be slow.',
  },
  {
    label: 'Last',
    name: 'Put it in writing',
    text: 'Price, date, and what stays in the home, down to the curtains.',
  },
]

/** Pages for the generator: a service in a city, and a real estate agent in a city. */
export const generatedPages = generatorPages({
  trade: 'Real estate agent',
  service: {
    description: `${serviceInCity} with ${business}: what to look at, which papers count, in which order, and what to have in writing.`,
    sections: [
      place('title/plain', {
        title: serviceInCity,
        lead: 'Tell us the street. We tell you what we see, also what is not in its favor.',
      }),
      place('detail/sheet', {
        title: '{service}: what to look at',
        lead: 'Two homes in {city} with the same square feet are rarely worth the same. The reasons can be seen and read.',
        items: serviceDetails({
          signs: named(
            [
              'The street',
              'Noise by day and by night, the way to the door, what the neighbors are building.',
            ],
            [
              'The home',
              'Light at four o’clock, doors that meet, the age of roof and boiler. Square feet are a number; light is a reason.',
            ],
            [
              'The papers',
              'Title, plans, permits, bills. What is said in a description can be shown in a drawer.',
            ],
          ),
          waits: [
            'What can stay as it is',
            'A kitchen that works',
            'Curtains, taste, and the color of the walls',
          ],
          done: 'Looked at, measured, compared, and said in plain words',
          needed: 'Street, year built, what was renewed, and the papers there are',
          price: 'Street, condition, papers, and the season',
        }),
        pictures: [
          { words: 'floor plan paper table ruler', alt: 'A floor plan on a table', drawing: plan(4) },
        ],
        actions: [],
        isSample: false,
      }),
      place('process/clock', { title: '{service} in this order', items: steps }, { tone: 'tint' }),
      place('faq/pane', {
        title: '{service} in {city}: before you sign',
        note: 'Another question? Call',
        items: named(
          [
            '{service} in {city}: what does it cost?',
            'Who pays which fee depends on the place and the agreement. Have it written down before the first viewing.',
          ],
          [
            'How long does it take?',
            'Weeks to months: price, papers and the season decide. Ask what the slowest office is, and begin there.',
          ],
          [
            'What should I not sign on the first day?',
            'Anything that binds you for longer than you planned. Take it home and read the end first.',
          ],
        ),
      }),
      place(
        'contact/steps',
        { title: '{service} in {city}: street, plan, and you', form },
        { tone: 'brand' },
      ),
    ],
  },
  place: {
    description: `A real estate agent in {city}: ${business} on what moves a price, which papers count, and what to ask between two rooms.`,
    sections: [
      place('title/plain', {
        title: 'Real estate agent in {city}',
        lead: 'The street first, then your name. Year built and what was renewed help; photos can wait.',
        art: plan(9),
      }),
      place('services/rows', {
        title: 'What owners and buyers in {city} ask for',
        items: servicesWithoutLinks(services),
        isSample: false,
      }),
      place(
        'about/margin',
        {
          title: 'How we look at a home in {city}',
          lead: '[[{nap.aboutUsBlurb}||Tell us the street; we will tell you what we see.]]',
          items: [
            {
              name: 'From outside, first',
              text: 'The street, the roof, the way to the door. A buyer has half decided before the bell.',
              note: 'Look at yours from across the street.',
            },
            {
              name: 'Then from inside',
              text: 'Light, doors that meet, a room without a purpose. We say what we see, also what is not in its favor.',
              note: 'Square feet are a number. Light is a reason.',
            },
            {
              name: 'Then on paper',
              text: 'Plan, permits, bills. What is said in a description can be shown in a drawer.',
              note: 'No adjectives without a window to prove them.',
            },
          ],
        },
        { tone: 'tint' },
      ),
      place(
        'cta/picture',
        {
          title: 'Tell us the street and the number.',
          actions: [{ label: 'Ask what we see', href: '/contact' }],
          pictures: [
            {
              words: 'residential street trees facade morning',
              alt: 'Facades of a street in the morning',
              drawing: facade(5),
            },
          ],
        },
        { tone: 'deep' },
      ),
      place('faq/groups', { title: 'Asked in {city}, between two rooms', items: questions }),
      place('contact/steps', { title: 'Three sheets, and you hear what we see', form }, { tone: 'brand' }),
    ],
  },
})
