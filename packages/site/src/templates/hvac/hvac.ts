import { place, tradeTemplate } from '../parts/trade-template.ts'
import { reach } from '../parts/reach.ts'
import { serviceItems, serviceNeighbors, servicePages } from '../parts/service.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { ducts, gauges, house, pump, seam, seamLine, thermostat } from './art.ts'
import { generatedPages } from './generated.ts'
import { questions } from './questions.ts'
import { factors, needs, signs, year, yearOf } from './seasons.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const ask = { label: 'Ask for a service date', href: '/contact' }

const invitation = {
  title: 'Change the filter first. Then ask for a date.',
  actions: [ask],
  pictures: [
    {
      words: 'technician checking outdoor heat pump',
      alt: 'Technician reading a gauge at a heat pump',
      drawing: seam,
    },
  ],
}

const picture = (words: string, alt: string, drawing: ReturnType<typeof house>) => ({
  pictures: [{ words, alt, drawing }],
})

/** Heating and cooling: two seasons, two needs, and a year that says when to call. */
export const hvacTemplate = tradeTemplate({
  id: 'hvac',
  name: 'Heating and cooling',
  trade: 'Heating and cooling',
  style: 'Two halves',
  businessType: 'HVACBusiness',
  description:
    'Ice blue and coral meet on one seam: warm or cool is chosen first, and the year says when to call.',
  theme: 'Two Seasons',
  forGenerator: generatedPages,
  above: [place('header/line', { actions: [ask] })],
  below: [place('footer/directory', { art: seamLine }, { tone: 'deep' }), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Heating and cooling[[ in {nap.city}]] | ${business}`,
      description: `Heating, air conditioning, heat pumps and ducts[[ in {nap.city}]]: when to call, what can wait, and the year of ${business}.`,
      sections: [
        place('hero/dial', {
          title: 'Cool when it is hot. Warm when it is not.',
          items: [
            {
              name: 'Help with cooling',
              text: 'Repair, refrigerant checks and new systems[[ in {nap.city}]].',
              href: '/air-conditioning',
            },
            {
              name: 'Help with heating',
              text: 'Furnaces, boilers and heat pumps, back to heat.',
              href: '/heating-repair',
            },
          ],
          actions: [ask],
        }),
        place('services/rooms', { title: 'What does the house ask for?', items: needs, isSample: false }),
        place('calendar/year', year, { tone: 'tint' }),
        place('stats/scale', { title: 'Measured' }, { tone: 'paper' }),
        place('detail/signs', signs),
        place('pricing/plans', { title: 'A visit each season' }, { tone: 'tint' }),
        place(
          'pricing/factors',
          {
            title: 'What makes it cheaper, and what does not',
            lead: 'One of these four is yours to choose: the season.',
            items: factors,
            actions: [],
          },
          { tone: 'tint' },
        ),
        place('faq/groups', { title: 'Asked in both seasons', items: questions }),
        place(
          'areas/signs',
          {
            title: 'Where we drive',
            lead: '[[{nap.city} and the places around it. ]]Name the street and the unit.',
          },
          { tone: 'tint' },
        ),
        place('cta/picture', invitation, { tone: 'brand' }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Heating and cooling services[[ in {nap.city}]] | ${business}`,
      description: `What ${business} repairs, installs and maintains[[ in {nap.city}]], from furnace to thermostat.`,
      sections: [
        place('title/picture', {
          title: 'One system, seven places to look',
          lead: 'Find yours by what the house does. If nothing fits, tell us which room and which season.',
          ...picture(
            'house section heating cooling',
            'A house with a heating and cooling system',
            house(600, 400),
          ),
        }),
        place(
          'services/rooms',
          { title: 'What we do', items: serviceItems(services), isSample: false },
          { tone: 'tint' },
        ),
        place('cta/picture', invitation, { tone: 'brand' }),
      ],
    },
    ...servicePages(services, (service) => [
      place('title/picture', {
        title: service.title ?? service.name,
        lead: service.lead,
        pictures: [service.picture],
      }),
      place('detail/signs', {
        title: service.phrase ?? 'How to tell, and what can wait',
        items: service.details,
        actions: serviceNeighbors(services, service),
        isSample: false,
      }),
      place('calendar/year', yearOf(service.slug), { tone: 'tint' }),
      place('faq/pane', { title: 'Good to know first', note: 'In a hurry? Call', items: service.questions }),
      place('detail/related', {
        items: service.details,
        actions: serviceNeighbors(services, service),
        isSample: false,
      }),
      place('cta/picture', { ...invitation, title: service.closing ?? invitation.title }, { tone: 'brand' }),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `How we work | ${business}`,
      description: `How ${business} works on heating and cooling[[ in {nap.city}]]: measured first, explained, then adjusted.`,
      sections: [
        place('title/picture', {
          title: 'Measured first, then moved by a degree',
          lead: 'What you can expect from a visit, from the first question to the last reading.',
          ...picture('technician gauge heat pump close up', 'A gauge at a heat pump', pump),
        }),
        place(
          'about/workshop',
          {
            title: 'How a visit goes',
            lead: '[[{nap.aboutUsBlurb}||A house that is comfortable is one whose heating and cooling you never think about.]]',
            items: [
              {
                name: 'Questions',
                text: 'Which room, which hours, since when? A house is known best by those who sleep in it, so we ask before we measure.',
              },
              {
                name: 'Numbers',
                text: 'Temperatures before and after the coil, pressures, currents, and the air at each register. You see them, and what they should be.',
              },
              {
                name: 'The small thing first',
                text: 'Filter, vents, thermostat, drain. They are checked before anything costly is opened, because they are the reason more often.',
              },
              {
                name: 'What can wait',
                text: 'You hear what has to be done now, what before the next season, and what only if it bothers you.',
              },
            ],
            pictures: [
              {
                words: 'hvac pressure gauges close up',
                alt: 'Two pressure gauges with hoses',
                drawing: gauges,
              },
              {
                words: 'round thermostat wall close up',
                alt: 'A round thermostat',
                drawing: thermostat(400, 400),
              },
              { words: 'metal ducts attic', alt: 'Ducts in an attic', drawing: ducts(400, 600) },
            ],
          },
          { tone: 'tint' },
        ),
        place('team/portraits', { title: 'Who comes to your house' }),
        place('cta/picture', invitation, { tone: 'brand' }),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where we drive[[: {nap.city} and around]] | ${business}`,
      description: `The places ${business} drives to[[, from {nap.city} outward]], and what to say so that the right parts are on board.`,
      sections: [
        place('title/picture', {
          title: 'Where we drive[[ from {nap.city}]]',
          lead: 'Tell us the make of the unit as well as the street: the right parts then come along.',
          ...picture('street houses winter chimneys', 'Houses on a street in winter', house(600, 400)),
        }),
        place('areas/maplist', {
          title: 'Places and roads',
          lead: '[[{nap.city} lies in the middle. ]]If yours is not named, ask: a quiet week reaches farther.',
        }),
        place('cta/picture', invitation, { tone: 'brand' }),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Call or write to ${business}[[ in {nap.city}]]: what to check before, what to say, and when to leave the house first.`,
      sections: [
        place('title/picture', {
          title: 'Which room, which season?',
          lead: 'If you smell gas or a carbon monoxide alarm sounds, leave the house and call 911 or the gas company from outside. We come after.',
          ...picture(
            'hand turning round thermostat wall',
            'A hand setting a round thermostat',
            thermostat(600, 400),
          ),
        }),
        place('contact/ways', {
          title: 'Say what the house does',
          items: [
            { name: 'Call', text: 'Have the make of the unit and the code on its display at hand.' },
            { name: 'Write', text: 'A photo of the thermostat and of the label on the unit saves a visit.' },
            { name: 'Visit', text: 'Call first, so that someone is there.' },
          ],
        }),
        place(
          'contact/sheet',
          {
            title: 'Ask for a service date',
            form: {
              what: 'What does the house do, and in which rooms?',
              where: 'Which street, and which make of unit?',
            },
          },
          { tone: 'paper' },
        ),
        place(
          'faq/pane',
          {
            title: 'Four looks before you call',
            note: 'Still off? Call',
            items: [
              {
                name: 'Is the filter gray?',
                text: 'Hold it against the light. If none comes through, put in a new one of the same size.',
              },
              {
                name: 'Is the breaker on?',
                text: 'Reset it once. If it trips again, leave it off and say so.',
              },
              {
                name: 'Does the thermostat have power?',
                text: 'New batteries, the right mode, and a setting that asks for something.',
              },
              {
                name: 'Is the outdoor unit free?',
                text: 'Leaves, snow and boxes keep it from breathing. Two feet on every side are enough.',
              },
            ],
          },
          { tone: 'tint' },
        ),
        place('place/card', { title: 'Where to find us', ground: 'bay' }, { tone: 'paper' }),
        place(
          'cta/line',
          { title: 'Too warm or too cold? Say which room.', actions: [reach] },
          { tone: 'brand' },
        ),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We look at what the house does, and ask for a photo of the unit’s label if it helps.',
        'You get an answer by email, or by phone if you left a number.',
      ],
      thermostat(400, 400),
    ),
    notFoundPage('not-found/turn', {
      title: 'No air comes from here.',
      lead: 'This duct ends. The address may be old or mistyped; these lead on.',
      art: ducts(400, 500),
    }),
  ],
})
