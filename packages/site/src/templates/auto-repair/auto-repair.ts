import { place, tradeTemplate } from '../parts/trade-template.ts'
import { reach } from '../parts/reach.ts'
import { serviceItems, servicePages } from '../parts/service.ts'
import { factsOf, signsOf } from '../parts/service-details.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { tools, tracks } from './art.ts'
import { generatedPages } from './generated.ts'
import { wrongBay, yard } from './bays.ts'
import { cluster } from './gauges.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { whatDoesItDo } from './symptoms.ts'
import { keyInKeyOut, schedule, worn } from './wear.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const bay = [{ label: 'Ask for a bay', href: '/contact' }]
const sayWhich = { title: 'Squeals, pulls, shakes, smells? Say which.', actions: bay }

/** Auto repair: the driver has a noise, not the name of a service. */
export const autoRepairTemplate = tradeTemplate({
  id: 'auto-repair',
  name: 'Auto repair',
  trade: 'Auto repair',
  style: 'Fast to scan, no scare',
  businessType: 'AutoRepair',
  description: 'Asphalt, orange and stencil numbers: it starts from what the driver notices.',
  theme: 'Pit Lane',
  forGenerator: generatedPages,
  above: [place('header/shopfront', { actions: bay }, { tone: 'deep' })],
  below: [place('footer/sheet', {}, { tone: 'paper' }), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Auto repair[[ in {nap.city}]] | ${business}`,
      description: `Squeals, pulls, shakes, or a light[[ in {nap.city}]]: what it often is, whether you can drive on, and how to reach ${business}.`,
      sections: [
        place('hero/symptoms', { ...whatDoesItDo, actions: bay, art: cluster }),
        place('pricing/matrix', schedule, { tone: 'tint' }),
        place('process/stack', keyInKeyOut, { tone: 'deep' }),
        place('logos/makes', {
          title: 'Which make is it?',
          lead: 'Bring the registration; it tells us engine and year.',
        }),
        place('gallery/strip', worn, { tone: 'tint' }),
        place('reviews/sources', { title: 'Written after the drive home' }),
        place('offers/coupon', { title: 'On the lift this month' }, { tone: 'brand' }),
        place('place/arrive', {
          title: 'Where to leave the car',
          items: [
            { name: 'Dropping off', text: 'Which gate, where to park, and where the key goes.' },
            { name: 'Outside hours', text: 'Whether there is a key box, and what to write on the envelope.' },
            { name: 'Getting home', text: 'The nearest stop, a loan car, or a ride, if there is one.' },
          ],
          art: yard,
        }),
        place(
          'faq/pane',
          { title: 'Asked at the counter', note: 'Does it do something else? Call', items: questions },
          { tone: 'tint' },
        ),
        place('cta/line', sayWhich, { tone: 'deep' }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Car service and repair[[ in {nap.city}]] | ${business}`,
      description: `What ${business} does to cars[[ in {nap.city}]]: inspection, brakes, oil, tires, engine lights, steering, battery, and air.`,
      sections: [
        place('title/band', {
          title: 'Around, under, and under the hood',
          lead: 'Not sure which it is? Say what the car does, and we say where we would look first.',
          art: tracks(2),
        }),
        place('services/rows', {
          title: 'What goes on in the bays',
          items: serviceItems(services),
          isSample: false,
        }),
        place('cta/line', sayWhich, { tone: 'deep' }),
      ],
    },
    ...servicePages(services, (service, at) => [
      place('title/band', {
        title: `${service.name}[[ in {nap.city}]]`,
        lead: service.lead,
        art: tracks(at + 3),
      }),
      place('detail/signs', {
        title: service.phrase ?? 'What does it do?',
        items: signsOf(service),
        actions: [],
        isSample: false,
      }),
      place(
        'detail/sheet',
        {
          title: 'From key in to key out',
          lead: service.text,
          items: [...(services[at]?.steps ?? []), ...factsOf(service)],
          pictures: [service.picture],
          actions: [],
          isSample: false,
        },
        { tone: 'tint' },
      ),
      place('faq/pane', {
        title: 'Before you drive over',
        note: 'Does it do something else? Call',
        items: service.questions,
      }),
      place(
        'cta/line',
        { title: service.closing ?? 'Say what it does, and how fast you were going.', actions: bay },
        { tone: 'deep' },
      ),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} looks at a car[[ in {nap.city}]]: measured first, sorted by urgency, and explained at the part itself.`,
      sections: [
        place('title/band', {
          title: 'A list, not a scare',
          lead: 'Every car has something. What matters is which of it has to be today.',
          art: tracks(11),
        }),
        place('about/points', {
          title: 'How we look at a car',
          items: [
            {
              name: 'Now, soon, or later',
              text: 'A finding without a date is only a worry. Ask for one next to each line of the list.',
            },
            {
              name: 'A figure, not a feeling',
              text: 'Pads in millimeters, tread in thirty-seconds, a battery in amps. Anyone can check a figure.',
            },
            {
              name: 'A code is a clue',
              text: 'It names a circuit, not a part. Measuring tells a broken sensor from a broken wire.',
            },
            {
              name: 'Look at what came off',
              text: 'Ask for the old part. It explains the bill better than the bill does.',
            },
          ],
          pictures: [
            {
              words: 'workshop tools wall wrenches',
              alt: 'Wrenches by size on a workshop wall',
              drawing: tools,
            },
          ],
        }),
        place('team/roll', {}, { tone: 'tint' }),
        place('logos/credentials', {
          title: 'Who may work on your car',
          note: 'Some places register repair shops and license those who inspect. Ask any shop for its number, and look it up with the authority that issued it.',
        }),
        place('cta/line', { title: 'Bring the noise. We bring the list.', actions: bay }, { tone: 'deep' }),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where cars come from[[: {nap.city} and around]] | ${business}`,
      description: `The places from which drivers bring their cars to ${business}[[ in {nap.city}]], and when to tow instead of drive.`,
      sections: [
        place('title/band', {
          title: 'How far is too far?',
          lead: 'If it grinds, overheats, or shows red, the way is too far even from next door. Have it towed.',
          art: tracks(12),
        }),
        place('areas/signs', {
          title: 'Where drivers come from',
          lead: '[[From {nap.city} and the places around it.||Ask about the way from yours.]] Before a tow, ask your insurer or club what it pays, and name the shop yourself.',
        }),
        place(
          'cta/line',
          { title: 'Not sure it makes it here? Call from where it stands.', actions: bay },
          { tone: 'deep' },
        ),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Ask ${business} for a bay[[ in {nap.city}]]: what to say about the car so that the first answer already helps.`,
      sections: [
        place('title/band', {
          title: 'Say what it does',
          lead: 'Model, year, mileage, and the noise: when it comes, how fast, cold or warm.',
          art: tracks(13),
        }),
        place('detail/signs', {
          title: 'Have this at hand',
          items: [
            {
              name: 'The registration',
              text: 'Year and VIN are on it, and with them the engine and the right part.',
            },
            { name: 'The mileage', text: 'It says what is due anyway and can be done in the same hour.' },
            {
              name: 'What was done before',
              text: 'The last bill, even from another shop, saves looking twice.',
            },
            { name: 'The name of the part: what it does is enough', group: 'Not needed' },
            { name: 'A clean car', group: 'Not needed' },
          ],
          actions: [],
          isSample: false,
        }),
        place('contact/number', { title: 'It is doing it now? Call from beside the car' }),
        place(
          'contact/sheet',
          {
            title: 'It can wait? Write it down',
            form: { what: 'What does it do, and since when?', where: 'Make, model, year, and mileage' },
          },
          { tone: 'tint' },
        ),
        place('place/card', { title: 'Where to leave the car' }),
        place(
          'cta/line',
          { title: 'Say what it does, and how fast you were going.', actions: [reach] },
          { tone: 'deep' },
        ),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We read what the car does, and ask back if one answer would save you a trip.',
        'You get an answer by email, or by phone if you left a number.',
      ],
      cluster,
    ),
    notFoundPage('not-found/turn', {
      title: 'Wrong bay.',
      lead: 'Nothing is parked at this address. One of these is likely the one you want.',
      art: wrongBay,
    }),
  ],
})
