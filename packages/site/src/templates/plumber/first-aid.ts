import type { SectionContent } from '../../library/section-content.ts'

/** What to do until a plumber arrives. */
export const untilHelpArrives: Partial<SectionContent> = {
  title: 'Until help arrives',
  items: [
    {
      label: 'Now',
      name: 'Turn the main valve clockwise',
      text: 'It is where the pipe enters the house, or at the meter.',
      note: 'A lever turns a quarter.',
    },
    {
      label: 'Then',
      name: 'Keep away from wet outlets',
      text: 'Switch off the power only if you can reach the panel from a dry place.',
      note: 'Water carries current.',
    },
    {
      label: 'Then',
      name: 'Open the lowest faucet',
      text: 'The pipe runs empty there, and not through your ceiling.',
      note: 'Cold side first, then hot.',
    },
    {
      label: 'Then',
      name: 'Bucket under, carpets up',
      text: 'What is dry now stays dry.',
      note: 'A towel leads drops to the bucket.',
    },
    {
      label: 'Then',
      name: 'Take photos',
      text: 'The room, the pipe, the damage.',
      note: 'Your insurer will ask for them.',
    },
    {
      label: 'Last',
      name: 'Call',
      text: 'Say which room, since when, and where the valve is.',
      note: 'And whether the water has stopped.',
    },
  ],
}
