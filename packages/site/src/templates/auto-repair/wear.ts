import type { SectionContent } from '../../library/section-content.ts'
import { battery, brake, oil, pads, spring, tire } from './art.ts'

/** Parts as they look when they are worn: what to ask to see. */
export const worn: Partial<SectionContent> = {
  title: 'This is what worn looks like',
  items: [
    {
      name: 'A worn pad and a new one. Ask for the lining in millimeters: at about three it is time.',
      picture: {
        words: 'worn brake pad next to new pad',
        alt: 'A worn brake pad next to a new one',
        drawing: pads,
      },
    },
    {
      name: 'Tread. One edge gone: alignment. Both edges: too little air.',
      picture: { words: 'tire tread measure', alt: 'A gauge in the tread of a tire', drawing: tire },
    },
    {
      name: 'Salt on a terminal. Cleaning takes minutes, and sometimes it was the whole fault.',
      picture: { words: 'battery terminal corrosion', alt: 'Salt on a battery terminal', drawing: battery },
    },
    {
      name: 'A rotor with a lip at its rim has been ground down. Its least thickness is usually stamped on it.',
      picture: { words: 'brake disc close up', alt: 'A brake rotor with its caliper', drawing: brake },
    },
    {
      name: 'A shock absorber wet with oil no longer damps.',
      picture: {
        words: 'leaking shock absorber spring',
        alt: 'A spring around its shock absorber',
        drawing: spring,
      },
    },
    {
      name: 'Oil belongs between the two marks. Read it on level ground, engine off.',
      picture: { words: 'dipstick oil level hand', alt: 'The oil level on a dipstick', drawing: oil },
    },
  ],
  isSample: false,
}

const always = ['Tire pressure and tread depth', 'Lights, wipers, and fluid levels']
const yearly = ['Brake pads and rotors measured', 'Battery tested under load']

/** Parts of each usual service; the book of the car decides. */
export const schedule: Partial<SectionContent> = {
  title: 'What a service usually covers. The book in your car decides.',
  items: [
    { name: 'Oil service', lines: ['Engine oil and filter', ...always] },
    {
      name: 'Yearly service',
      lines: ['Engine oil and filter', ...always, ...yearly, 'Air and cabin filters'],
    },
    {
      name: 'By mileage',
      lines: [
        'Engine oil and filter',
        ...always,
        ...yearly,
        'Air and cabin filters',
        'Spark plugs, belts, and chains',
        'Brake fluid and coolant',
      ],
    },
    { name: 'Inspection', lines: [...always, ...yearly, 'Play, leaks, and rust underneath'] },
  ],
  actions: [{ label: 'Ask for a bay', href: '/contact' }],
  isSample: false,
}

/** From the key in to the key out. */
export const keyInKeyOut: Partial<SectionContent> = {
  title: 'From key in to key out',
  items: [
    {
      name: 'Key in',
      text: 'Say what the car does, since when, and what was done to it before. Leave a number where we reach you that day.',
      note: 'A recording of the noise is worth more than its name.',
    },
    {
      name: 'Look',
      text: 'The car goes up, the wheel comes off, the tester goes on. A code says where to look; measuring says what it is.',
    },
    {
      name: 'Call',
      text: 'You hear what it is, what it costs, and what happens if it waits. Then you decide.',
      note: 'Some noises can wait until payday. Brakes cannot.',
    },
    {
      name: 'Key out',
      text: 'The mileage is on the bill; keep it with the book. A short drive together settles whether the noise is gone.',
    },
  ],
}
