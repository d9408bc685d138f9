import type { SectionContent } from '../../section-content.ts'

/** Plans to write over; an owner alone knows the prices. */
export const prices: SectionContent = {
  title: 'What it costs',
  items: [
    {
      name: 'Name of the usual plan',
      price: '00',
      note: 'per visit, month or hour',
      text: 'Whom it is for, in one line.',
      lines: ['What belongs to every plan', 'What most people need', 'What belongs to the larger ones'],
    },
    {
      name: 'Name of the smaller plan',
      price: '00',
      text: 'What it leaves out.',
      lines: ['What belongs to every plan'],
    },
    {
      name: 'Name of the larger plan',
      price: '00',
      text: 'What comes on top.',
      lines: [
        'What belongs to every plan',
        'What most people need',
        'What belongs to the larger ones',
        'What only this one has',
      ],
    },
  ],
  actions: [{ label: 'Ask for a price', href: '/contact' }],
  pictures: [],
  isSample: true,
}

/** Reasons why work of any trade is cheaper or dearer: first the cheaper end, then the dearer one. */
export const factors: SectionContent = {
  title: 'What changes the price',
  lead: 'A price is found from a few answers. These are the ones that count most.',
  items: [
    { name: 'How much', text: 'One thing, in one place.', note: 'Several things, or in several places.' },
    { name: 'How soon', text: 'A day that can move.', note: 'Today, or outside the usual hours.' },
    {
      name: 'How to get there',
      text: 'Everything is in reach.',
      note: 'Something has to be moved or opened first.',
    },
    { name: 'What is needed', text: 'Parts that are common.', note: 'Parts that have to be ordered.' },
  ],
  actions: [{ label: 'Ask for a price', href: '/contact' }],
  pictures: [],
}
