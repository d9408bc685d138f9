import type { SectionContent, SectionItem } from '../../library/section-content.ts'
import { cool, ducts, filter, heat } from './art.ts'

/** The year of a system that heats and cools, on the northern half of the world. */
export const year: Partial<SectionContent> = {
  title: 'Service in the quiet months, comfort in the loud ones',
  lead: 'Who calls in the first hot week waits with everyone else. The year leaves room on both sides of it.',
  items: [
    { name: 'Cooling check', label: 'March–April', note: 'Before the first hot week.' },
    {
      name: 'Outdoor unit kept clear',
      label: 'May–September',
      note: 'Two feet free of leaves, seeds and boxes.',
    },
    { name: 'Thermostat to summer', label: 'April', note: 'Three entries: up, away, asleep.' },
    { name: 'Heating check', label: 'September–October', note: 'Before the first cold night.' },
    { name: 'Thermostat to winter', label: 'October', note: 'And new batteries with it.' },
    { name: 'Humidity', label: 'November–February', note: 'Between 30 and 50 percent, less in hard frost.' },
    { name: 'Filter', label: 'January–December', note: 'Look each month, change when gray.' },
  ],
  isSample: false,
}

/** Tasks of the year that belong to a service, by their place in the year's list. */
const tasks: Readonly<Record<string, readonly number[]>> = {
  'heating-repair': [3, 4, 6],
  'air-conditioning': [0, 1, 6],
  'heat-pumps': [0, 1, 3, 6],
  maintenance: [0, 3, 6],
  'air-quality': [5, 6],
  ducts: [0, 3],
  thermostats: [2, 4],
}

/** Returns the year of one service. */
export const yearOf = (slug: string): Partial<SectionContent> => ({
  ...year,
  title: 'When it is best done',
  lead: 'Shorter lines, and time to look twice.',
  items: (tasks[slug] ?? []).flatMap((at) => year.items?.[at] ?? []),
})

const canWait = 'What can wait'

/** Signs of any system, and what to do when fuel is involved. */
export const signs: Partial<SectionContent> = {
  title: 'When to call, and when to leave first',
  items: [
    {
      name: 'You smell gas, or a carbon monoxide alarm sounds',
      text: 'Leave the house with everyone in it, touch no switch, and call 911 or the gas company from outside.',
    },
    {
      name: 'A burnt smell that stays',
      text: 'Switch the system off at its breaker, then call. If there is smoke, leave and call 911 first.',
    },
    { name: 'Ice on the pipes', text: 'Cooling off, fan on, until it has thawed.' },
    {
      name: 'It starts and stops all the time',
      text: 'Look at the filter. If it is clean, have the unit measured.',
    },
    {
      name: 'One cold room',
      text: 'Open its vent and its door for a day. If nothing changes, the air does not arrive.',
    },
    {
      name: 'A higher bill at the same weather',
      text: 'Compare with the same month last year, and have both bills at hand.',
    },
    { name: 'A humming unit that heats', group: canWait },
    { name: 'A thermostat one degree off', group: canWait },
    { name: 'Water that drips outdoors on a humid day', group: canWait },
  ],
  isSample: false,
}

/** Needs of a house; each leads to the service that answers. */
export const needs: readonly SectionItem[] = [
  {
    name: 'Heat',
    text: 'Furnaces, boilers and heat pumps, brought back to heat. Change the filter first: it is the cheapest repair there is.',
    href: '/heating-repair',
    picture: {
      words: 'cozy living room radiator window winter',
      alt: 'A radiator below a window in winter',
      drawing: heat,
    },
  },
  {
    name: 'Cool',
    text: 'Repair, refrigerant checks and new systems. If there is ice on the pipe, switch cooling off before you do anything else.',
    href: '/air-conditioning',
    picture: {
      words: 'bedroom with open window summer curtain',
      alt: 'A bedroom with curtains at an open window in summer',
      drawing: cool,
    },
  },
  {
    name: 'Air',
    text: 'Filters, ventilation and humidity in balance, so that windows stay dry in winter and nights stay bearable in summer.',
    href: '/air-quality',
    picture: {
      words: 'air filter replacement hands',
      alt: 'Hands sliding a new air filter into its slot',
      drawing: filter,
    },
  },
  {
    name: 'Balance',
    text: 'Too hot upstairs, too cold down? Same house, one system, two causes: what the unit gives, and what the ducts let through.',
    href: '/ducts',
    picture: {
      words: 'insulated ducts attic sealing hands',
      alt: 'Sealing the seam of a duct in an attic',
      drawing: ducts(600, 400),
    },
  },
]

/** Reasons why work on a system is small or large. */
export const factors: readonly SectionItem[] = [
  { name: 'The part', text: 'A sensor, a capacitor, a filter.', note: 'A compressor or a heat exchanger.' },
  { name: 'The season', text: 'A date in spring or fall.', note: 'The first hot or cold week.' },
  { name: 'The ducts', text: 'Tight, and of the right size.', note: 'Leaking, too narrow, or missing.' },
  { name: 'The place', text: 'Basement, or ground next to the house.', note: 'Attic, roof, or crawl space.' },
]
