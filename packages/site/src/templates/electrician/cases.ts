import type { SectionContent } from '../../library/section-content.ts'
import { diagram, kitchen, run } from './art.ts'

/** Three usual jobs as one-line diagrams, which say that they are drawings until photos of own work replace them. */
export const cases: Partial<SectionContent> = {
  title: 'Three usual jobs, drawn',
  items: [
    {
      name: 'A circuit for a heater',
      picture: {
        words: 'electrician wiring distribution board',
        alt: 'Wired distribution board with labeled circuits',
        isOwn: true,
        drawing: diagram(['outlet', 'lamp', 'heater', 'outlet'], 2),
      },
      lines: [
        'Drawn: meter, main breaker, bus, four lines',
        'Yellow: the new line, with a breaker of its own',
        'During the work: the other three stay on',
      ],
    },
    {
      name: 'Light below kitchen cabinets',
      picture: {
        words: 'kitchen under cabinet lighting',
        alt: 'Light below kitchen cabinets on a counter',
        isOwn: true,
        drawing: kitchen,
      },
      lines: [
        'Drawn: the wall behind the counter',
        'Yellow: from the old lamp to the new light',
        'Opened: one cabinet, no ceiling',
      ],
    },
    {
      name: 'A line for the car',
      picture: {
        words: 'ev charger on house wall',
        alt: 'A charging station on the wall of a house',
        isOwn: true,
        drawing: run,
      },
      lines: [
        'Drawn: house, drive and garage from above',
        'Yellow: the line that is loaded for hours',
        'First: a load calculation, then the unit',
      ],
    },
  ],
  isSample: false,
}
