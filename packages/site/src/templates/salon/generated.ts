import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { comb, longHair } from './art.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { shades } from './shades.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const form = { what: 'What shall be done, and what was done last?', where: 'Which two days suit you?' }

/** Pages for the generator: a service in a city, and a hair salon in a city. */
export const generatedPages = generatorPages({
  trade: 'Hair salon',
  service: {
    description: `${serviceInCity} at ${business}: what to bring, what to say before the scissors, and what changes price and time.`,
    sections: [
      place('title/picture', {
        title: serviceInCity,
        lead: 'Bring a photo of what you want, and one of what you did not like. The second one saves more time.',
        pictures: [
          {
            words: 'woman hair portrait window light editorial',
            alt: 'Long hair in soft light',
            drawing: longHair(4),
          },
        ],
      }),
      place('detail/sheet', {
        title: '{service}: a talk comes first',
        lead: '',
        items: serviceDetails({
          signs: named(
            [
              'Come as you are',
              'Dry, and the way it falls on a usual day. Hair shows what it does on its own, and the work begins there.',
            ],
            [
              'Say what was done before',
              'Box dye, bleach, a straightener: hair remembers for as long as it is on your head.',
            ],
            [
              'Ask how it grows out',
              'In four weeks, in twelve. What looks best today is not always what looks well longest.',
            ],
          ),
          waits: ['What you need not do', 'Wash it right before', 'Know the name of it'],
          done: 'A talk, the work, and how to do it at home',
          needed: 'A photo, allergies, and what was on your hair last',
          price: 'Length, thickness, product, and the time in the chair',
        }),
        shades,
        pictures: [{ words: 'scissors comb flat lay', alt: 'A comb drawn through hair', drawing: comb(4) }],
        actions: [],
        isSample: false,
      }),
      place(
        'faq/open',
        {
          title: '{service} in {city}: asked in the chair',
          items: named(
            [
              '{service} in {city}: what does it cost?',
              'Length, thickness and time decide. Ask for the price before you sit down; it is no rude question.',
            ],
            [
              '{service}: how long does it take?',
              'Say how long and thick your hair is when you ask, and leave half an hour more than you hear.',
            ],
            [
              'Do I need a patch test?',
              'Before anything permanent on skin or hair it is wise, often two days ahead. Tell us about allergies and earlier reactions. If your face swells or you find it hard to breathe afterward, call 911.',
            ],
            [
              'What if I am late or cannot come?',
              'Call as soon as you know; ask about the rules when you book.',
            ],
          ),
        },
        { tone: 'tint' },
      ),
      place('contact/sheet', { title: '{service} in {city}: ask for a time', form }, { tone: 'paper' }),
    ],
  },
  place: {
    description: `A hair salon in {city}: the list of ${business}, what to bring, how long it takes, and how to ask for a time.`,
    sections: [
      place('title/picture', {
        title: 'Hair salon in {city}',
        lead: 'Bring a photo, and one of what you did not like. Then we talk, and the scissors come last.',
        pictures: [{ words: 'scissors comb flat lay', alt: 'A comb drawn through hair', drawing: comb(7) }],
      }),
      place('services/price-rows', {
        title: 'What people in {city} sit down for',
        items: servicesWithoutLinks(services),
        shades,
        note: '[[Prices by phone: {nap.phone}.||Ask for the price before you sit down.]]',
        actions: [],
        isSample: false,
      }),
      place(
        'faq/numbered',
        { title: 'Asked in {city} before you sit down', items: questions },
        { tone: 'tint' },
      ),
      place('contact/sheet', { title: 'Ask for a time in {city}', form }, { tone: 'paper' }),
    ],
  },
})
