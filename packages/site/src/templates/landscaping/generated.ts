import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { border, morning, spade } from './art.ts'
import { questions, ways } from './questions.ts'
import { gardenYear } from './seasons.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'

/** Pages for the generator: a service in a city, and landscaping in a city. */
export const generatedPages = generatorPages({
  trade: 'Landscaping',
  service: {
    description: `${serviceInCity} by ${business}: what to look at first, what can wait a season, and what changes the price.`,
    sections: [
      place('title/picture', {
        title: serviceInCity,
        lead: 'Three photos from one spot, hours apart, and what you want to see from your window: that is enough to begin with.',
        pictures: [
          { words: 'garden border in bloom', alt: 'A border of perennials and grasses', drawing: border },
        ],
      }),
      place('detail/sheet', {
        title: '{service}: before anyone digs',
        lead: 'Two gardens in {city} with the same area can need very different work. These are the reasons.',
        items: serviceDetails({
          signs: named(
            [
              'Where the sun is',
              'Morning sun and afternoon sun suit different plants. Note both for one clear day.',
            ],
            [
              'Where water stays',
              'Look an hour after heavy rain. A puddle that is still there says more than a soil test.',
            ],
            [
              'What you want to keep',
              'A tree took decades. Mark what stays before anything is planned around it.',
            ],
          ),
          waits: [
            'What can wait',
            'The last corner behind the shed',
            'Plants that only look tired in August',
          ],
          done: 'Seen on site, agreed in writing, done, and cleared away',
          needed: 'Photos, a way in, and where cables and pipes run',
          price: 'Area, access, levels, soil, and the season',
        }),
        pictures: [{ words: 'spade in garden soil', alt: 'A spade in fresh soil', drawing: spade }],
        actions: [],
        isSample: false,
      }),
      place('calendar/year', { ...gardenYear, title: 'The garden year in {city}' }, { tone: 'tint' }),
      place(
        'faq/open',
        { title: '{service} in {city}: asked at the gate', items: questions.slice(3) },
        { tone: 'paper' },
      ),
      place(
        'contact/ways',
        { title: '{service}: tell us about your garden', items: ways },
        { tone: 'brand' },
      ),
    ],
  },
  place: {
    description: `Landscaping in {city} by ${business}: what is done in which weeks of the year, and what to note before a first visit.`,
    sections: [
      place('title/picture', {
        title: 'Landscaping in {city}',
        lead: 'What is planted, pruned and built, and when. Begin with what you see from your window.',
        pictures: [
          { words: 'garden path morning light', alt: 'A garden path in morning light', drawing: morning },
        ],
      }),
      place(
        'services/alternate',
        { title: 'What we do in {city}', items: servicesWithoutLinks(services), isSample: false },
        { tone: 'tint' },
      ),
      place('calendar/year', { ...gardenYear, title: 'The garden year in {city}' }, { tone: 'paper' }),
      place('faq/open', { title: 'Asked at garden gates in {city}', items: questions }, { tone: 'tint' }),
      place(
        'contact/ways',
        { title: 'A garden in {city}? Tell us about it', items: ways },
        { tone: 'brand' },
      ),
    ],
  },
})
