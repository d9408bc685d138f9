import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { done, named, needed, price } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { pipes } from './art.ts'
import { untilHelpArrives } from './first-aid.ts'
import { valve } from './objects.ts'
import { questions } from './questions.ts'
import { groupOf, plumbing } from './work.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const onPipe = { words: 'brass valve detail', alt: 'A brass valve on a copper pipe', drawing: valve }

/** Pages for the generator: a service in a city, and a plumber in a city. */
export const generatedPages = generatorPages({
  trade: 'Plumber',
  service: {
    description: `${serviceInCity} by ${business}: what to do first, what we need from you, and what changes the price.`,
    sections: [
      place(
        'title/plain',
        {
          title: serviceInCity,
          lead: 'Say what you see, what you hear, and since when. That is half the work, and it decides which parts are in the van.',
        },
        { space: 'tight' },
      ),
      place(
        'detail/sheet',
        {
          title: '{service}: how the visit goes',
          lead: 'The same order in every house in {city}. You hear what is found before anything is opened, and you decide then.',
          items: [
            ...named(
              [
                'Valve first',
                'Before tools are out the shutoff is tried, also where the water can stay on. If it no longer holds, you hear that first.',
              ],
              [
                'Measured before it is taken apart',
                'Pressure, sound and a light say where to look. Guessing costs parts, and sometimes a wall.',
              ],
              [
                'Tried while you watch',
                'Run the water yourself at the end, look under the joint, and keep the old part if you like.',
              ],
            ),
            { name: 'Looked at, agreed with you, done, and tried with the water on', ...done },
            { name: 'Two photos, the age of the house, and where the main valve is', ...needed },
            { name: 'Access, material, and how much has to be opened', ...price },
          ],
          pictures: [onPipe],
          actions: [],
          isSample: false,
        },
        { tone: 'tint' },
      ),
      place('process/clock', { ...untilHelpArrives, title: 'Water running in {city} right now?' }),
      place(
        'faq/open',
        {
          title: '{service}: asked before the visit',
          items: named(
            [
              '{service} in {city}: what does it cost?',
              'Access, material and the hour decide. Ask what the visit costs before anyone drives, and for a price once the work has been looked at.',
            ],
            [
              'What can I do before someone comes?',
              'Clear the way, find the main valve, and try whether it turns. Put a bucket where it drips, and leave chemicals in the bottle.',
            ],
            [
              'How long will the water be off?',
              'For some work not at all, for most of it hours and not days, and only in one part of the house if that part has a shutoff. Fill a kettle before we begin.',
            ],
            [
              'What helps you quote for “{service}”?',
              'Two photos, one of the room and one of the pipe, the part of {city} you live in, and a sentence on what was tried before.',
            ],
          ),
        },
        { tone: 'tint' },
      ),
      place(
        'contact/number',
        { title: '{service} in {city}: say which room, since when, and where the main valve is' },
        { tone: 'brand' },
      ),
    ],
  },
  place: {
    description: `A plumber in {city}: what ${business} repairs and installs, what to do until help arrives, and what to say on the phone.`,
    sections: [
      place('title/band', {
        title: 'Plumber in {city}',
        lead: 'Water where it should not be? Turn the main valve clockwise, then call. Everything else can be explained on the phone.',
        art: pipes(26, 1, 11),
      }),
      place('services/price-rows', {
        title: 'What people in {city} call for',
        items: servicesWithoutLinks(plumbing).map((item, at) => ({ ...item, group: groupOf(plumbing[at]!) })),
        actions: [{ label: 'Ask what yours would cost', href: '/contact' }],
        isSample: false,
      }),
      place(
        'process/clock',
        { ...untilHelpArrives, title: 'Until help arrives in {city}' },
        { tone: 'tint' },
      ),
      place('faq/pane', {
        title: 'Asked in {city}, with wet hands',
        note: 'Still dripping? Call',
        items: questions,
      }),
      place(
        'contact/number',
        { title: 'Say which street in {city}, which room, and since when' },
        { tone: 'brand' },
      ),
    ],
  },
})
