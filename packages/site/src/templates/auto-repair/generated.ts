import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { lift, tracks } from './art.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { whatDoesItDo } from './symptoms.ts'
import { keyInKeyOut } from './wear.ts'

const business = '[[{nap.businessName}||{site.name}]]'

/** Pages for the generator: a service in a city, and a repair shop in a city. */
export const generatedPages = generatorPages({
  trade: 'Auto repair',
  service: {
    description: `${serviceInCity} at ${business}: what to say about the car, what is measured before parts are ordered, and what changes the price.`,
    sections: [
      place('title/band', {
        title: serviceInCity,
        lead: 'Say what the car does, how fast you were going, cold or warm. That is worth more than the name of a part.',
        art: tracks(5),
      }),
      place('detail/signs', {
        title: 'What does it do?',
        items: [
          ...named(
            [
              'It makes a noise',
              'When it comes, and when it stops. A recording on a phone beats any description.',
            ],
            [
              'It feels different',
              'Pulls, shakes, sinks, or answers late. Say at which speed, and on which road.',
            ],
            ['It shows a light', 'Red means stop. Yellow means soon. Flashing means ease off and stop.'],
          ),
          { name: 'A noise you have had for years', group: 'Can wait until payday' },
          { name: 'A rattle in the glove box', group: 'Can wait until payday' },
        ],
        actions: [],
        isSample: false,
      }),
      place(
        'detail/sheet',
        {
          title: '{service}: from key in to key out',
          lead: 'The order is the same for every car in {city}. You decide before anything is taken apart that costs money.',
          items: serviceDetails({
            signs: named(
              [
                'Listen and look',
                'A short drive, then the lift. A code says where to look; measuring says what it is.',
              ],
              ['Call', 'You hear what it is, what it costs, and what happens if it waits. Then you decide.'],
              [
                'Do and drive',
                'The part goes in, the old one is kept for you if you ask, and the same short drive is done again.',
              ],
            ),
            waits: ['Not needed', 'A clean car', 'The name of the part'],
            done: 'Looked at, measured, agreed with you, done, driven',
            needed: 'Registration, mileage, and the last bill, from any shop',
            price: 'The part, the hours to reach it, and what else is worn',
          }),
          pictures: [{ words: 'car on lift workshop', alt: 'A car on a lift', drawing: lift }],
          actions: [],
          isSample: false,
        },
        { tone: 'tint' },
      ),
      place('faq/pane', {
        title: '{service} in {city}: before you drive over',
        note: 'Does it do something else? Call',
        items: named(
          [
            '{service} in {city}: what does it cost?',
            'Model, year and the hours decide. Ask for an estimate in writing, and to be called before it grows.',
          ],
          [
            'Can I still drive?',
            'A red light, a flashing one, a soft pedal, or heavy smoke: stop where it is safe. For all else call first and say what it does.',
          ],
          [
            'Does another shop affect my warranty?',
            'In many places you may choose where to go, if the maker’s schedule and parts rules are kept. Save the bills.',
          ],
        ),
      }),
      place('contact/number', { title: '{service} in {city}: call from next to the car' }),
    ],
  },
  place: {
    description: `Auto repair in {city}: what a noise often is, whether you can drive on, what happens in the bays of ${business}, and how to ask for one.`,
    sections: [
      place('title/band', {
        title: 'Auto repair in {city}',
        lead: 'You have a noise, not the name of a service. Say what it does, and we say where we would look first.',
        art: tracks(8),
      }),
      place('detail/signs', {
        title: 'What cars in {city} do, and what it often is',
        items: (whatDoesItDo.items ?? []).map(({ name, text }) => ({ name, ...(text && { text }) })),
        actions: [],
        isSample: false,
      }),
      place(
        'services/rows',
        { title: 'What goes on in the bays', items: servicesWithoutLinks(services), isSample: false },
        { tone: 'tint' },
      ),
      place('process/stack', { ...keyInKeyOut, title: 'From key in to key out in {city}' }, { tone: 'deep' }),
      place('faq/pane', {
        title: 'Asked at the counter',
        note: 'Does it do something else? Call',
        items: questions,
      }),
      place(
        'contact/number',
        { title: 'Say where in {city} the car is, and what it does' },
        { tone: 'tint' },
      ),
    ],
  },
})
