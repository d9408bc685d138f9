import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { lemon, tomato } from './art.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { table } from './tableware.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const form = { what: 'When, and how many?', where: 'What can someone not eat?' }

/** Pages for the generator: an occasion in a city, and a restaurant in a city. */
export const generatedPages = generatorPages({
  trade: 'Restaurant',
  service: {
    description: `${serviceInCity} at ${business}: what to tell us first, what changes the price, and how to ask for a date. Come hungry.`,
    sections: [
      place(
        'title/plain',
        {
          title: serviceInCity,
          lead: 'Say what it is for, for how many, and when. If someone cannot eat something, say that first.',
          art: table(5),
        },
        { space: 'tight' },
      ),
      place('detail/sheet', {
        title: '{service}, in plain words',
        lead: '',
        items: [
          ...named(
            [
              'Ask what came in this morning',
              'The card says what there is and leaves out how it smells. What is in season is rarely the dearest line.',
            ],
            [
              'Tell before you order',
              'What you cannot eat is easier left out at the stove than taken off a plate. If a trace is dangerous, say so and trust a no.',
            ],
            ['Say what it is for', 'A birthday, a deal, or a Tuesday: the answer changes what we suggest.'],
          ),
          { name: 'Knowing the wine', group: 'What you can skip' },
          { name: 'Dressing up', group: 'What you can skip' },
          { name: 'What was agreed, for the date and the number you named', label: 'What you get' },
          { name: 'Date, number of people, allergies, and the occasion', label: 'What we need from you' },
          {
            name: 'Dishes, drinks, the day of the week, and how many you are',
            label: 'What changes the price',
          },
        ],
        pictures: [
          { words: 'plated food overhead natural light', alt: 'Tomatoes, cut and whole', drawing: tomato(3) },
        ],
        actions: [],
        isSample: false,
      }),
      place(
        'faq/open',
        {
          title: '{service} in {city}: asked before',
          items: named(
            [
              '{service}: do I have to ask ahead?',
              'Weekends fill early. A call settles it, and a call is kind when you are late or fewer.',
            ],
            [
              'Do you cook for allergies?',
              'Tell us when you book and again at the table: kitchens share surfaces, so ask about traces. If a trace is dangerous for you, say so before you order, and trust a no.',
            ],
            [
              'How do I find the door in {city}?',
              'Call and say where you come from. Ask about parking as well, and about the last bus if you plan to stay.',
            ],
            [
              '{service}: what does it cost?',
              'Dishes, drinks, the day, and how many you are decide. From six people on ask for a price per person, in writing.',
            ],
          ),
        },
        { tone: 'tint' },
      ),
      place(
        'contact/sheet',
        { title: '{service} in {city}: say how many, and when', form },
        { tone: 'paper' },
      ),
    ],
  },
  place: {
    description: `A restaurant in {city}: what ${business} cooks for which occasion, and how to ask for a table. Answers for guests before they come.`,
    sections: [
      place(
        'title/plain',
        {
          title: 'Restaurant in {city}',
          lead: 'The table is laid. Say how many, when, and what someone cannot eat.',
          art: table(9),
        },
        { space: 'tight' },
      ),
      place('services/rows', {
        title: 'What people in {city} come for',
        items: servicesWithoutLinks(services),
        isSample: false,
      }),
      place(
        'about/letter',
        {
          title: 'Before you order',
          lead: '[[{nap.aboutUsBlurb}||Read the menu. The rest is better at the table.]]',
          items: named(
            [
              'Ask',
              'Ask what came in this morning, ask what goes with what, and order one dish for the middle of the table.',
            ],
            [
              'Tell',
              'Tell us what you cannot eat before you order. Leaving something out at the stove is easier than taking it off a plate.',
            ],
            [
              'Come early, or late',
              'A chair is easier to find before the room fills, or after the first tables have had their coffee.',
            ],
          ),
          pictures: [{ words: 'hand pouring wine daylight', alt: 'A lemon, halved', drawing: lemon(2) }],
        },
        { tone: 'tint' },
      ),
      place('faq/open', { title: 'Asked in {city} before you come', items: questions }, { tone: 'paper' }),
      place('contact/sheet', { title: 'Ask for a table in {city}', form }, { tone: 'tint' }),
    ],
  },
})
