import { onMap } from '../parts/reach.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { serviceItems, serviceNeighbors, servicePages } from '../parts/service.ts'
import { factsOf, signsOf } from '../parts/service-details.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { pipes } from './art.ts'
import { joint, valve, wrench } from './objects.ts'
import { questions } from './questions.ts'
import { untilHelpArrives } from './first-aid.ts'
import { generatedPages } from './generated.ts'
import { groupOf, plumbing, stepsOf } from './work.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const rings = {
  title: 'Distance decides who can come',
  lead: '[[We drive to {nap.city} and the places around it.||How far we drive depends on the road and the hour.]]',
}
const credentials = {
  title: 'Who may work on your pipes',
  label: 'Check it yourself',
  note: 'In most places plumbing work needs a license. Ask any plumber for the number and look it up with the authority that issued it: it says whether the license is valid, and for which work.',
}
const visit = [{ label: 'Ask for a visit', href: '/contact' }]
const call = { title: 'Say which room, since when, and where the main valve is' }

/** Plumber: help first, then price, then trust, then distance. */
export const plumberTemplate = tradeTemplate({
  id: 'plumber',
  name: 'Plumber',
  trade: 'Plumber',
  style: 'Calm in an emergency',
  businessType: 'Plumber',
  description: 'White enamel, hard blue and one red: what to do now comes before anything is sold.',
  theme: 'Enamel',
  forGenerator: generatedPages,
  above: [
    place(
      'bar/strip',
      {
        title: 'Water running?',
        lead: 'Turn the main valve clockwise. Ask what the visit costs before anyone drives.',
        actions: [{ label: 'Write to us', href: '/contact' }],
      },
      { tone: 'brand' },
    ),
    place(
      'header/shopfront',
      { actions: [{ label: 'Ask for a visit', href: '/contact' }] },
      { tone: 'deep' },
    ),
  ],
  below: [
    place('footer/counter', {
      items: [
        { name: 'Reach us' },
        { name: 'When we answer' },
        {
          name: 'By the season',
          text: 'When to drain the garden line, and when to test the main valve: one short email.',
        },
      ],
    }),
    place('cta/callbar'),
  ],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Plumber[[ in {nap.city}]] | ${business}`,
      description: `Leaks, drains, water heaters and pipes[[ in {nap.city}]]: what to do until help arrives, what changes the price, and how to reach ${business}.`,
      sections: [
        place('hero/ticket', {
          title: 'Water where it should not be[[ in {nap.city}]]?',
          lead: 'Turn the main valve clockwise, then call. Tell us what you see, what you hear, and since when: that is half the repair.',
          label: 'Before you call',
          items: [
            { name: 'Main valve closed? Round handle clockwise, lever a quarter turn.' },
            { name: 'Power near the water off, if you stand dry.' },
            { name: 'Two photos: one of the room, one of the pipe.' },
          ],
          actions: visit,
          art: pipes(7, 1, 12),
        }),
        place('process/clock', untilHelpArrives, { tone: 'tint' }),
        place('services/price-rows', {
          title: 'What people call for',
          items: serviceItems(plumbing).map((item, at) => ({ ...item, group: groupOf(plumbing[at]!) })),
          actions: [{ label: 'Ask what yours would cost', href: '/contact' }],
          isSample: false,
        }),
        place('about/workshop', {
          title: 'A repair you can look at',
          lead: '[[{nap.aboutUsBlurb}||A good joint is one you never think about again. You may watch it being made.]]',
          items: [
            {
              name: 'Found before it is opened',
              text: 'Sound, pressure, and a dye in the water say where a leak is. A wall is opened where the leak is, and nowhere else.',
            },
            {
              name: 'The old part, on the table',
              text: 'Ask to see the piece that failed. It shows whether its neighbors will last, and you decide with it in your hand.',
            },
          ],
          pictures: [
            {
              words: 'plumber soldering copper pipe close up',
              alt: 'Hands soldering a fitting on a copper pipe',
              drawing: joint,
            },
            { words: 'brass valve detail', alt: 'A brass valve on a copper pipe', drawing: valve },
            { words: 'pipe wrench on pipe', alt: 'A pipe wrench around a pipe', drawing: wrench },
          ],
        }),
        place('logos/credentials', credentials, { tone: 'tint' }),
        place('reviews/sources', { title: 'Written after the water was off' }),
        place('areas/rings', rings, { tone: 'deep' }),
        place('faq/pane', { title: 'Asked with wet hands', note: 'Still dripping? Call', items: questions }),
        place('contact/number', call, { tone: 'brand' }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Plumbing services[[ in {nap.city}]] | ${business}`,
      description: `What ${business} repairs and installs[[ in {nap.city}]]: leaks, drains, water heaters, fixtures, bathrooms and pipes.`,
      sections: [
        place('title/band', {
          title: 'From the meter to the tap',
          lead: 'Find yours by what you see. If nothing fits, describe it: most calls begin that way.',
          art: pipes(26, 1, 11),
        }),
        place('services/alternate', {
          title: 'By what you see',
          items: serviceItems(plumbing),
          isSample: false,
        }),
        place(
          'cta/line',
          { title: 'Not urgent? Send two photos, and we talk with less guessing.', actions: visit },
          { tone: 'deep' },
        ),
      ],
    },
    ...servicePages(plumbing, (service) => [
      place('title/plain', { title: service.title ?? service.name, lead: service.lead }, { space: 'tight' }),
      place(
        'detail/sheet',
        {
          title: `${service.name}[[ in {nap.city}]]`,
          lead: service.text,
          items: [...stepsOf(service), ...factsOf(service)],
          pictures: [service.picture],
          actions: [],
          isSample: false,
        },
        { tone: 'tint' },
      ),
      place('detail/signs', {
        title: 'What you see, hear, or smell',
        items: signsOf(service),
        actions: [],
        isSample: false,
      }),
      place('faq/open', { title: 'Good to know', items: service.questions }, { tone: 'tint' }),
      place(
        'detail/related',
        { items: service.details, actions: serviceNeighbors(plumbing, service), isSample: false },
        { space: 'tight' },
      ),
      place(
        'cta/line',
        { title: 'Water running? Valve first, then call.', actions: visit },
        { tone: 'deep', space: 'tight' },
      ),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} works[[ in {nap.city}]]: what is checked first, what you decide, and what you can ask to see.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'Plain answers, dry floors',
            lead: 'What you can expect from the first call to the last turn of the wrench.',
          },
          { space: 'tight' },
        ),
        place('about/letter', {
          title: 'How we work',
          lead: '[[{nap.aboutUsBlurb}||A good joint is one you never think about again.]]',
          items: [
            {
              name: 'The phone is half the repair',
              text: 'What you see, what you hear, and since when: three answers, and we know which parts have to be in the van.',
            },
            {
              name: 'Water off before tools out',
              text: 'The valve is closed and tried before a wrench is set. If it no longer closes, that is the first repair.',
            },
            {
              name: 'The wall stays closed as long as it can',
              text: 'Listening and testing cost minutes. An opened wall costs a plasterer and a painter, so ask what was tried before.',
            },
            {
              name: 'Dry, and shown',
              text: 'Run the water yourself at the end, look under the joint, and learn where your valve is.',
            },
          ],
          pictures: [
            {
              words: 'hands tightening fitting on copper pipe',
              alt: 'Hands tightening a fitting on a copper pipe',
              drawing: wrench,
            },
          ],
        }),
        place('team/roll'),
        place('logos/credentials', credentials, { tone: 'tint' }),
        place(
          'cta/line',
          { title: 'Do you know where your main valve is?', actions: visit },
          { tone: 'deep', space: 'tight' },
        ),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where we work[[: {nap.city} and around]] | ${business}`,
      description: `The places ${business} drives to[[, from {nap.city} outward]], and how to ask about yours.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'Where we drive[[ from {nap.city}]]',
            lead: 'Not on the list? Ask. The road and the hour decide more than the border of a district.',
          },
          { space: 'tight' },
        ),
        place('areas/rings', rings),
        place(
          'areas/index',
          {
            title: 'By name',
            lead: 'While someone is on the road: valve closed, bucket under, a light on at the door.',
          },
          { tone: 'tint' },
        ),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Call, write or send photos to ${business}[[ in {nap.city}]]: what to say so that the first answer already helps.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'Call first, photos second',
            lead: 'If water is running, close the main valve before you do either.',
          },
          { space: 'tight' },
        ),
        place('contact/number', call, { tone: 'brand' }),
        place('process/clock', untilHelpArrives, { tone: 'paper' }),
        place('contact/sheet', { title: 'Not urgent? Write it down', actions: [onMap] }),
        place('place/card', { ground: 'pipes' }, { tone: 'tint' }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We look at what you wrote and ask for a photo if one would save a visit.',
        'You get an answer by email, or by phone if you left a number.',
      ],
      valve,
    ),
    notFoundPage('not-found/call', { title: 'This line leads nowhere.' }),
  ],
})
