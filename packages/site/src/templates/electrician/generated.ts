import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { kitchen } from './art.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { fromCallToTest } from './stops.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const form = {
  what: 'Which circuit, what happens, since when?',
  where: 'Where is it, and what does the label say?',
}
const stops = named(
  ['Call', 'Say what you want or what fails. The label in the panel helps; a photo of it says it faster.'],
  ['Look', 'We measure before anything is opened, and show you the value that decides.'],
  ['Offer', 'Material and hours, each by name. You read it before work begins.'],
  ['Work', 'One circuit is off. The rest of the house stays on where it can.'],
  ['Test', 'Values are measured and noted, and the label in the panel is rewritten.'],
)

/** Pages for the generator: a service in a city, and an electrician in a city. */
export const generatedPages = generatorPages({
  trade: 'Electrician',
  service: {
    description: `${serviceInCity} by ${business}: what is measured first, what to photograph, and what makes the job small or large.`,
    sections: [
      place('title/numbered', {
        title: serviceInCity,
        lead: 'Start with the panel: open its door, photograph the label, and leave every cover on. That photo answers the first three questions.',
        label: '01',
      }),
      place(
        'detail/sheet',
        {
          title: '{service}: what we look at first',
          lead: 'Houses in {city} differ by their wiring more than by their rooms. So the panel is read before a price is named.',
          items: serviceDetails({
            signs: named(
              [
                'What the panel can carry',
                'Its rating, its free places, and what already hangs on each circuit. From that follows what can be added.',
              ],
              [
                'What is behind the wall',
                'Age, gauge and grounding of the wires. What is sound stays; what is not is named before it is touched.',
              ],
              [
                'What the rules ask for',
                'Some work is filed and seen by the authority. Ask before it starts who files it, and keep the paper.',
              ],
            ),
            waits: [
              'What can wait',
              'A faceplate that does not match',
              'A label in faded pencil, if you can still read it',
            ],
            done: 'Measured, offered in writing, done with the circuit off, tested',
            needed: 'A photo of the panel label, and the way to it kept clear',
            price: 'Age of the wiring, access to the walls, length of the run',
          }),
          pictures: [
            {
              words: 'electrician kitchen wiring',
              alt: 'Lamps and appliances of a kitchen on their wires',
              drawing: kitchen,
            },
          ],
          actions: [],
          isSample: false,
        },
        { tone: 'tint' },
      ),
      place('process/rail', { title: '{service} in five stops', items: stops }),
      place(
        'faq/open',
        {
          title: 'Asked in {city} before the panel is opened',
          items: named(
            [
              '{service} in {city}: what does it cost?',
              'Material and hours decide, and with them the age of the wiring and the way through the walls. Ask for an offer that names each.',
            ],
            [
              'How long is the power off?',
              'Only for the part that is worked on, with most jobs. Say which devices must not lose power, and they are planned around.',
            ],
            [
              'Can I do it myself?',
              'Resetting a breaker once, yes. Beyond that, wiring can kill or start a fire years later, and in most places the work needs a license.',
            ],
            [
              'Smoke, sparks, or a burning smell?',
              'Leave the house and call 911 first. A warm outlet without smoke: switch its circuit off at the panel, and leave it off.',
            ],
          ),
        },
        { tone: 'tint' },
      ),
      place(
        'contact/sheet',
        { title: '{service} in {city}: a photo of the panel label says it faster', form },
        { tone: 'brand' },
      ),
    ],
  },
  place: {
    description: `An electrician in {city}: what ${business} does, from the call to the noted value, and what to leave alone until then.`,
    sections: [
      place('title/numbered', {
        title: 'Electrician in {city}',
        lead: 'Smoke or a burning smell? Leave the house and call 911 first. For all else: which circuit, what happens, since when.',
        label: '00',
      }),
      place('services/mosaic', {
        title: 'Electrical work in {city}, by circuit',
        items: servicesWithoutLinks(services),
        isSample: false,
      }),
      place(
        'process/rail',
        { title: 'From the call to the noted value', items: fromCallToTest },
        { tone: 'tint' },
      ),
      place(
        'faq/open',
        { title: 'Asked in {city} before anyone touches the panel', items: questions },
        { tone: 'paper' },
      ),
      place(
        'contact/sheet',
        { title: 'Which street in {city}, and what does the label say?', form },
        { tone: 'brand' },
      ),
    ],
  },
})
