import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { drawer, frieze } from './art.ts'
import { rooms } from './checklist.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const rail = named(
  ['You name the rooms', 'Size, floors, what has waited longest, and who lives there. Pets count.'],
  ['The list is agreed', 'What is on it, what is not, who brings supplies, and how the door opens.'],
  [
    'It is done by the list',
    'From the top down, one cloth for each kind of room, and nothing moved that you said to leave.',
  ],
  ['You look', 'Walk through with the list in hand. What was missed is easiest to say on the same day.'],
)

/** Pages for the generator: a service in a city, and cleaning in a city. */
export const generatedPages = generatorPages({
  trade: 'House cleaning',
  service: {
    description: `${serviceInCity} by ${business}: what goes on the list, what to say first, what changes the price, and how a date is made.`,
    sections: [
      place('title/band', {
        title: serviceInCity,
        lead: 'Three photos and the number of rooms are enough for an answer. Begin with the worst corner; nobody is judged.',
        art: frieze(7),
      }),
      place('services/rooms', {
        title: '{service}, on one list',
        items: [
          {
            name: 'Before',
            lines: [
              'Rooms and size',
              'Surfaces that need care',
              'What must not be moved',
              'Who holds the key',
            ],
          },
          {
            name: 'During',
            lines: [
              'From the top down',
              'Dry before wet',
              'Bath cloths stay in the bath',
              'Damage told at once',
            ],
          },
          {
            name: 'After',
            lines: ['A walk through with the list', 'Lights out, door locked', 'What to do next time'],
          },
        ],
        isSample: false,
      }),
      place(
        'detail/sheet',
        {
          title: '{service}: before you book',
          lead: 'Of two places in {city} with as many rooms, one can take twice the time. These are the reasons.',
          items: serviceDetails({
            signs: named(
              [
                'Name the surfaces',
                'Vinegar dulls marble, water swells oak, and steel shows every wrong stroke.',
              ],
              [
                'Say what matters most',
                'If time runs short, what comes first? You know which corner you will look at.',
              ],
            ),
            waits: [
              'What you can leave as it is',
              'Dust on the shelves',
              'The pile of paper you need tomorrow',
            ],
            done: 'The list you agreed on, line by line',
            needed: 'Rooms, photos, a way in, and a place to park',
            price: 'Size, condition, stairs, and how soon',
          }),
          pictures: [
            { words: 'open drawer tidy', alt: 'An open drawer with a sock and a sponge', drawing: drawer },
          ],
          actions: [],
          isSample: false,
        },
        { tone: 'tint' },
      ),
      place('process/rail', { title: 'From three photos to a date in {city}', items: rail }),
      place(
        'faq/pane',
        {
          title: '{service} in {city}: asked before',
          items: named(
            [
              '{service} in {city}: what does it cost?',
              'Size, condition and the time since it was last done decide. Three photos make the answer closer than a number of square feet.',
            ],
            [
              'Do I have to be home?',
              'No. Many people leave a key or a code; agree on how it is kept and when it comes back.',
            ],
            [
              'What if something breaks?',
              'It should be told the same day, with a photo. Ask before you book how damage is insured.',
            ],
          ),
        },
        { tone: 'tint' },
      ),
      place('contact/steps', { title: '{service}: rooms, place, day' }),
    ],
  },
  place: {
    description: `House cleaning in {city} by ${business}: what is done in each room, how a first visit goes, and what to say about yours.`,
    sections: [
      place('title/band', {
        title: 'House cleaning in {city}',
        lead: 'Name the rooms, the day, and the corner that is worst. You keep the Saturday.',
        art: frieze(12),
      }),
      place(
        'services/rooms',
        { title: 'Room by room in {city}', items: rooms, isSample: false },
        { tone: 'tint' },
      ),
      place('services/alternate', {
        title: 'Who calls from {city}, and for what',
        items: servicesWithoutLinks(services),
        isSample: false,
      }),
      place('process/rail', { title: 'A first visit in {city}', items: rail }, { tone: 'tint' }),
      place(
        'faq/open',
        { title: 'Asked in {city} before the first visit', items: questions },
        { tone: 'paper' },
      ),
      place('contact/steps', { title: 'Rooms, street in {city}, day' }, { tone: 'tint' }),
    ],
  },
})
