import { generatorPages, serviceInCity } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { floorLine } from '../../library/art/route-lines.ts'
import { corridor } from './art.ts'
import { questions, toBring } from './questions.ts'
import { letterOf } from './service-parts.ts'
import { departments } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const emergency = 'In an emergency call your local emergency number first.'
const ways = [
  {
    name: 'Call',
    text: 'Say what it is about and since when. For an emergency call the emergency number.',
  },
  { name: 'Write', text: 'For dates and forms. Please no symptoms or results: email is not private.' },
  { name: 'Visit', text: 'The front desk tells you which way to go.' },
]

/** Pages for the generator: a service in a city, and a clinic in a city. */
export const generatedPages = generatorPages({
  trade: 'Clinic',
  service: {
    description: `${serviceInCity} at ${business}: what to bring, what happens in which order, how you get results, and when not to wait for us.`,
    sections: [
      place('title/numbered', {
        label: 'A',
        title: serviceInCity,
        lead: `Call, come, ask: three steps, and at each of them someone tells you the next one. ${emergency}`,
        art: floorLine(0),
      }),
      place('detail/sheet', {
        title: '{service}: what should happen',
        lead: 'You should never have to guess where to go or what comes next. If you do, ask; the question costs nothing.',
        items: serviceDetails({
          signs: named(
            [
              'Before',
              'You hear whether to come with an empty stomach, which papers count, and how long it may take.',
            ],
            [
              'During',
              'You hear what is done and why before it is done. You may say no, and you may ask for a break.',
            ],
            [
              'After',
              'You leave with the next step, who takes it, and by when. Ask whom to call if you feel worse.',
            ],
          ),
          waits: ['What you need not do', 'Know the medical word for it', 'Come alone'],
          done: 'A talk, a look, and only what you agreed to',
          needed: 'Photo ID, insurance card, a list of medicines with doses',
          price: 'What is done, your plan, and what a lab bills on its own',
        }),
        pictures: [
          {
            words: 'clinic corridor daylight',
            alt: 'Corridor of the clinic with daylight from the left',
            drawing: corridor,
          },
        ],
        actions: [],
        isSample: false,
      }),
      place(
        'faq/pane',
        {
          title: '{service} in {city}: asked at the front desk',
          note: 'Another question? Call',
          items: named(
            [
              '{service} in {city}: what does it cost?',
              'That depends on what is done and on your plan. Ask for an estimate before the visit, and ask your plan what it pays.',
            ],
            [
              'Do I need an appointment for “{service}”?',
              'Call first if you can: it helps to place you. For chest pain, trouble breathing, or sudden weakness call the emergency number.',
            ],
            [
              'How do I get my results?',
              'Ask when and how they are given: some only in person. You may ask for a copy.',
            ],
            [
              'May someone come with me?',
              'Yes. A second pair of ears helps; tell the team who may hear what.',
            ],
          ),
        },
        { tone: 'tint' },
      ),
      place('contact/ways', { title: '{service} in {city}: reach a person', items: ways }, { tone: 'brand' }),
    ],
  },
  place: {
    description: `A clinic in {city}: the departments of ${business}, what to bring to a first visit, and when not to wait for an appointment.`,
    sections: [
      place('title/numbered', {
        label: 'i',
        title: 'Clinic in {city}',
        lead: `Tell us what you need today, and you hear where to go. ${emergency}`,
        art: floorLine(0),
      }),
      place('services/directory', {
        title: 'Departments for people in {city}',
        items: departments.map(({ name, group, route }) => ({ name, group, label: letterOf(route) })),
        isSample: false,
      }),
      place(
        'about/points',
        { title: 'What to bring when you come from {city}', lead: '', items: toBring, pictures: [] },
        { tone: 'tint' },
      ),
      place('faq/numbered', { title: 'Asked in {city} before a visit', items: questions }, { tone: 'paper' }),
      place('contact/ways', { title: 'Reach a person', items: ways }, { tone: 'brand' }),
    ],
  },
})
