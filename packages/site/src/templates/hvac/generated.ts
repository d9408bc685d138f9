import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { gauges, house } from './art.ts'
import { questions } from './questions.ts'
import { signs, year } from './seasons.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const home = {
  words: 'house winter summer',
  alt: 'A house with pipes and air from the cellar to the roof',
}
const ways = [
  { name: 'Call', text: 'Have the make of the unit and the code on its display at hand.' },
  { name: 'Write', text: 'A photo of the label on the unit saves a visit.' },
  { name: 'Visit', text: 'Call first, so that someone is there.' },
]

/** Pages for the generator: a service in a city, and heating and cooling in a city. */
export const generatedPages = generatorPages({
  trade: 'Heating and cooling',
  service: {
    description: `${serviceInCity} by ${business}: what is measured, what can wait, and which months of the year leave time for it.`,
    sections: [
      place('title/picture', {
        title: serviceInCity,
        lead: 'Say which room, which season, and what the unit does. Warm or cool, the question is where the heat goes, and that can be measured.',
        pictures: [{ ...home, drawing: house(600, 400) }],
      }),
      place('detail/sheet', {
        title: '{service}: what is looked at, in this order',
        lead: 'Homes in {city} have the same two seasons and never the same system. Numbers come before parts.',
        items: serviceDetails({
          signs: named(
            [
              'The simple things',
              'Filter, breaker, settings, vents. Many visits end there, and you can look before we drive.',
            ],
            [
              'Then the numbers',
              'Temperatures going in and coming out, pressure, current. They say what the ear only guesses.',
            ],
            [
              'Then the choice',
              'What it costs to leave it, to mend it, and to renew it, side by side. You decide on that sheet.',
            ],
          ),
          waits: [
            'What can wait',
            'A unit that hums and does its work',
            'One degree more or less on the display',
          ],
          done: 'Measured, explained with the values, done, measured again',
          needed: 'Make and age of the unit, and the code on its display',
          price: 'The part, the way to the unit, and the week of the year',
        }),
        pictures: [{ words: 'technician gauges unit', alt: 'Two gauges at a unit', drawing: gauges }],
        actions: [],
        isSample: false,
      }),
      place(
        'calendar/year',
        {
          ...year,
          items: [0, 3, 6].flatMap((at) => year.items?.[at] ?? []),
          title: 'When to ask for “{service}”',
        },
        { tone: 'tint' },
      ),
      place('faq/pane', {
        title: '{service} in {city}: good to know first',
        note: 'In a hurry? Call',
        items: named(
          [
            '{service}: what does it cost?',
            'The part, its age and the week decide. Ask what the visit costs, and for a price in writing once values are on the table.',
          ],
          [
            'How soon can someone come in {city}?',
            'The first hot week and the first cold night fill up first. Say whether someone in the house is small, old or ill: that changes the order.',
          ],
          [
            'Gas smell, or a carbon monoxide alarm?',
            'Leave the house with everyone in it, touch no switch, and call 911 or the gas company from outside.',
          ],
        ),
      }),
      place(
        'contact/ways',
        { title: '{service} in {city}: say what the house does', items: ways },
        { tone: 'brand' },
      ),
    ],
  },
  place: {
    description: `Heating and cooling in {city}: when to call, when to leave first, what can wait, and how to reach ${business}.`,
    sections: [
      place('title/picture', {
        title: 'Heating and cooling in {city}',
        lead: 'Two seasons, one house. If you smell gas or a carbon monoxide alarm sounds, leave and call 911 or the gas company from outside.',
        pictures: [{ ...home, drawing: house(600, 400) }],
      }),
      place('services/rows', {
        title: 'What houses in {city} ask for',
        items: servicesWithoutLinks(services),
        isSample: false,
      }),
      place('calendar/year', { ...year, title: 'The year of a system in {city}' }, { tone: 'tint' }),
      place('detail/signs', { ...signs, actions: [] }),
      place('faq/groups', { title: 'Asked in {city}, in both seasons', items: questions }, { tone: 'tint' }),
      place(
        'contact/ways',
        { title: 'Name the street in {city}, and the unit', items: ways },
        { tone: 'brand' },
      ),
    ],
  },
})
