import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { hazard, plate } from './art.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { firstWeek, plainWeek } from './week.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const ways = [
  { name: 'Call', text: 'Best outside the rush after work.' },
  { name: 'Write', text: 'For prices, pauses, and terms.' },
  { name: 'Walk in', text: 'Look at the room while it is full.' },
]

/** Pages for the generator: a kind of training in a city, and a gym in a city. */
export const generatedPages = generatorPages({
  trade: 'Gym',
  service: {
    description: `${serviceInCity} at ${business}: what to bring, what to do in the first hour, what to ask before you sign. Start light.`,
    sections: [
      place(
        'title/band',
        {
          title: serviceInCity,
          lead: 'Say one goal. And what hurts. And which two days you can come.',
          art: hazard(),
        },
        { tone: 'brand' },
      ),
      place('detail/sheet', {
        title: '{service}: the first hour',
        lead: 'Start light. Add a little. Come back. The third one is the hard one.',
        items: serviceDetails({
          signs: named(
            [
              'Come ten minutes early',
              'To see where things are, and to say what hurts, what you take, and what you did before.',
            ],
            [
              'Do less than you can',
              'Stop while it is still easy. You should want to come back, not be carried out.',
            ],
            ['Write it down', 'What you did, and how it felt. Next time begins with that line.'],
          ),
          waits: ['Not needed', 'Getting fit first', 'Gear on the first day: ask to borrow'],
          done: 'A talk, the work, and a note for next time',
          needed: 'Indoor shoes, water, and any illness or injury named',
          price: 'How often, alone or in a group, and how long you sign for',
        }),
        pictures: [{ words: 'weight plate black white', alt: 'A weight plate', drawing: plate(3) }],
        actions: [],
        isSample: false,
      }),
      place(
        'process/rail',
        {
          title: '{service}: before you sign in {city}',
          items: named(
            ['See the room', 'At the hour you would come. A room at noon tells nothing about six o’clock.'],
            ['Ask the price', 'By the visit, by the month, with a coach. Ask what is on top.'],
            ['Ask the end', 'How a pause works, and how and when it ends.'],
            ['Then sleep', 'Sign tomorrow. The room is still there.'],
          ),
        },
        { tone: 'tint' },
      ),
      place(
        'faq/open',
        {
          title: 'Ask now',
          items: named(
            [
              '{service} in {city}: what does it cost?',
              'How often you come and who coaches you decide. Ask for the price of a single visit and of a month.',
            ],
            [
              'I have never done it. Where do I start?',
              'With a first session, light. Two or three days a week is enough at first.',
            ],
            [
              'Can I come with an injury?',
              'Ask a doctor first, then tell the coach; most movements can be adapted. With chest pain, fainting, or sudden shortness of breath, stop and call 911.',
            ],
            [
              'When is it quiet?',
              'Late morning and early afternoon are usually calmer than the hours after work.',
            ],
          ),
        },
        { tone: 'paper' },
      ),
      place('contact/ways', { title: '{service} in {city}: pick one', items: ways }, { tone: 'brand' }),
    ],
  },
  place: {
    description: `A gym in {city}: what you can train at ${business}, what to do in the first seven days, and what to ask before you sign.`,
    sections: [
      place(
        'title/band',
        { title: 'Gym in {city}', lead: 'Start light. Add five. Come back.', art: hazard() },
        { tone: 'brand' },
      ),
      place('services/mosaic', {
        title: 'What {city} comes to train',
        items: servicesWithoutLinks(services),
        isSample: false,
      }),
      place(
        'calendar/week',
        { title: 'A week that works', items: plainWeek, isSample: false },
        { tone: 'deep' },
      ),
      place('process/rail', { ...firstWeek, title: 'First week in {city}' }, { tone: 'tint' }),
      place('faq/open', { title: 'Asked in {city}', items: questions }, { tone: 'paper' }),
      place('contact/ways', { title: 'Pick one', items: ways }, { tone: 'brand' }),
    ],
  },
})
