import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { hours } from './frames.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const form = { what: 'What is it for, and who or what is in it?', where: 'Which two days would do?' }

/** Pages for the generator: a kind of photography in a city, and a photographer in a city. */
export const generatedPages = generatorPages({
  trade: 'Photographer',
  service: {
    description: `${serviceInCity} by ${business}: which light to ask for, how it goes, when you get pictures, and what changes the price.`,
    sections: [
      place(
        'title/plain',
        {
          title: serviceInCity,
          lead: 'It begins with one question: where will the picture be seen? From that follow the light, the hour, and the price.',
        },
        { space: 'tight' },
      ),
      place('gallery/columns', {
        title: '{service}: which light would you like?',
        items: hours,
        isSample: false,
      }),
      place(
        'detail/sheet',
        {
          title: '{service}: how it goes',
          lead: '',
          items: serviceDetails({
            signs: named(
              [
                'Before',
                'A short talk, two days that would do, and a look at the place. Light in {city} changes with the street.',
              ],
              [
                'While',
                'The first ten minutes are for arriving. The frame that stays is often the one after you thought it was over.',
              ],
              [
                'After',
                'I mark mine, you mark yours, and we talk about the difference. Then the chosen ones are finished.',
              ],
            ),
            waits: ['Not needed', 'Knowing how to pose', 'A perfect day'],
            done: 'A talk, the pictures, a choice made together, finished files',
            needed: 'What it is for, who or what is in it, and by when',
            price: 'Time on the spot, number of finished pictures, and use',
          }).map((item) =>
            item.label === 'What we need from you' ? { ...item, label: 'What I need from you' } : item,
          ),
          actions: [],
          isSample: false,
        },
        { tone: 'tint' },
      ),
      place(
        'faq/open',
        {
          title: '{service} in {city}: asked before',
          items: named(
            [
              '{service} in {city}: what does it cost?',
              'Time on the spot, the number of finished pictures, and their use decide. With these three there is a figure.',
            ],
            [
              'How long until I get pictures?',
              'Selection and editing take days to weeks, by job. Ask for a date before booking.',
            ],
            [
              'May I use them commercially?',
              'Usage is licensed by purpose, time, and place. Have it written down.',
            ],
            ['What if it rains?', 'Clouds are soft light; for hard rain agree on a second date.'],
          ),
        },
        { tone: 'paper', space: 'tight' },
      ),
      place('contact/sheet', { title: '{service} in {city}: ask for a day', form }, { space: 'tight' }),
    ],
  },
  place: {
    description: `A photographer in {city}: what ${business} photographs, how a day goes, and what to ask about time, use, and price.`,
    sections: [
      place(
        'title/plain',
        {
          title: 'Photographer in {city}',
          lead: 'What it is for, who or what is in it, and two days that would do: that is the whole first message.',
        },
        { space: 'tight' },
      ),
      place('gallery/sheet', { title: 'Ring the light you would like', items: hours, isSample: false }),
      place(
        'services/rows',
        { title: 'What I photograph in {city}', items: servicesWithoutLinks(services), isSample: false },
        { tone: 'tint' },
      ),
      place('faq/open', { title: 'Asked in {city} before a day is set', items: questions }),
      place('contact/sheet', { title: 'Ask for a day in {city}', form }, { tone: 'paper', space: 'tight' }),
    ],
  },
})
