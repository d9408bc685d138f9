import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { quiet, room } from './art.ts'
import { firstVisit } from './first-visit.ts'
import { questions } from './questions.ts'
import { stop } from './service-parts.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const ways = [
  { name: 'Call', text: 'If something hurts. Say since when, and how strong it is.' },
  {
    name: 'Write',
    text: 'If the phone is the hard part. Add two times that suit you, and no details of your health.',
  },
  { name: 'Visit', text: 'To see the room before you sit in it. Ask for a quiet hour.' },
]
const calmRoom = {
  words: 'calm dental practice window light plant',
  alt: 'A bright treatment room with a view of trees',
}

/** Pages for the generator: a service in a city, and a dentist in a city. */
export const generatedPages = generatorPages({
  trade: 'Family dentist',
  service: {
    description: `${serviceInCity} at ${business}: what happens step by step, what you can say at any time, and what changes the price.`,
    sections: [
      place('title/picture', {
        title: serviceInCity,
        lead: 'Nothing starts before you know what it is. You ask first, then we look, then you decide.',
        pictures: [{ ...calmRoom, drawing: room }],
      }),
      place('detail/sheet', {
        title: '{service}: what you hear before anything begins',
        lead: 'The word on the plan matters less than three answers: what it is for, what else could be done, and what happens if you wait.',
        items: serviceDetails({
          signs: named(
            [
              'What was found',
              'Ask to see it, in a mirror or on the picture. If you can say it back in your own words, it was explained well.',
            ],
            [
              'What can be chosen',
              'There is often more than one way, and waiting can be one of them. Each has a price and a risk.',
            ],
            [
              'What you will feel',
              'Pressure, cold, noise, and for how long. Numbing can usually be topped up; say so while you need it.',
            ],
          ),
          waits: [
            'What you need not do',
            'Apologize for the years since the last time',
            'Decide in the chair',
          ],
          done: 'A look, a plan you can read, and only what you agreed to',
          needed: 'Medicines, allergies, earlier pictures, and what you are afraid of',
          price: 'How much of the tooth, how deep, who makes it, and your plan',
        }),
        pictures: [
          {
            words: 'treatment lamp window light minimal',
            alt: 'A lamp above a chair, switched off',
            drawing: quiet,
          },
        ],
        actions: [],
        isSample: false,
      }),
      place(
        'process/clock',
        {
          title: '{service}: what happens, and what you can say',
          items: [
            {
              name: 'Arrive',
              text: 'A few minutes early, with your list of medicines.',
              note: '“Is there a quiet corner?”',
            },
            {
              name: 'Talk',
              text: 'What hurts, what worries, what went badly before.',
              note: '“It has been a while.”',
            },
            {
              name: 'Plan',
              text: 'What is done today, what is not, and what it costs.',
              note: '“What happens if I wait?”',
            },
            stop('Your signal, at any time. It is agreed on before anything starts.'),
            {
              name: 'After',
              text: 'What is normal tonight, and what is not.',
              note: '“Whom do I call if it gets worse?”',
            },
          ],
        },
        { tone: 'tint' },
      ),
      place('faq/pane', {
        title: '{service} in {city}: questions people ask',
        note: 'Yours is another one? Call',
        items: named(
          [
            '{service} in {city}: what does it cost?',
            'Ask for a written estimate of each choice, and ask your plan what it pays before you decide.',
          ],
          [
            'I am afraid. What helps?',
            'Say so when you book, agree on a stop signal, ask for breaks, and choose a quiet hour.',
          ],
          [
            'What if it gets worse before I come?',
            'Call and say so. Swelling with fever, or trouble swallowing or breathing, needs emergency care at once.',
          ],
        ),
      }),
      place(
        'contact/ways',
        { title: '{service} in {city}: choose the way that feels easiest', items: ways },
        { tone: 'deep' },
      ),
    ],
  },
  place: {
    description: `A family dentist in {city}: ${business} explains the first visit step by step, and what helps if you are afraid of it.`,
    sections: [
      place('title/picture', {
        title: 'Family dentist in {city}',
        lead: 'A practice where you ask first, then we look, then you decide. It does not matter how long it has been.',
        pictures: [{ ...calmRoom, drawing: room }],
      }),
      place(
        'process/clock',
        { ...firstVisit, title: 'A first visit in {city}, and what you can say' },
        { tone: 'tint' },
      ),
      place('services/alternate', {
        title: 'What people in {city} come for',
        items: servicesWithoutLinks(services),
        isSample: false,
      }),
      place(
        'faq/groups',
        { title: 'Asked in {city}, from the waiting room', note: 'In pain now? Call', items: questions },
        { tone: 'tint' },
      ),
      place('contact/ways', { title: 'Say it hurts, or say it can wait', items: ways }, { tone: 'deep' }),
    ],
  },
})
