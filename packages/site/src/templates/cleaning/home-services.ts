import type { TradeService } from '../parts/service.ts'
import { scenes } from './art.ts'
import { business, inCity, sheetOf } from './service-sheet.ts'

/** Services for a home as a whole; the lists are the usual scope of each. */
export const homeServices: readonly TradeService[] = [
  {
    slug: 'regular-cleaning',
    name: 'Regular cleaning',
    text: 'The same rooms at a rhythm you choose.',
    title: 'House cleaning[[ in {nap.city}]]',
    phrase: 'The same rooms, again and again',
    lead: 'Weekly, every other week, or once a month: each visit starts where the last one ended, so it stays short.',
    closing: 'Name a rhythm. Change it later.',
    description: `Regular house cleaning${inCity} by ${business}: the usual list for each room, what you can leave out, and what changes the price.`,
    details: [
      {
        name: 'Kitchen',
        text: 'From the top of the stove down to the floor.',
        lines: ['Counters', 'Stove top', 'Sink and faucet', 'Fronts', 'Floor', 'Trash out'],
        picture: {
          words: 'wiping kitchen counter sponge glove',
          alt: 'A kitchen counter, wiped and dry',
          drawing: scenes.counter,
        },
      },
      {
        name: 'Bath',
        text: 'Glass before tiles, tiles before the floor.',
        lines: ['Basin', 'Toilet', 'Shower and glass', 'Mirror', 'Tiles within reach', 'Floor'],
        picture: {
          words: 'shower glass squeegee close up',
          alt: 'Shower glass drawn dry with a squeegee',
          drawing: scenes.pane,
        },
      },
      {
        name: 'Bedroom',
        text: 'Dust first, sheets after.',
        lines: ['Surfaces dusted', 'Bed made', 'Mirror', 'Sill', 'Floor'],
        picture: {
          words: 'vacuum cleaner bedroom carpet close up',
          alt: 'A bedroom carpet, half of it vacuumed',
          drawing: scenes.carpet,
        },
      },
      ...sheetOf(
        ['Cleaning before the cleaner comes', 'Being at home'],
        'The agreed rooms, in the agreed rhythm',
        'A way in, and floors and counters picked up',
        'Rooms, pets, rhythm, and how long it has been',
      ),
    ],
    questions: [
      {
        name: 'Will it be the same person?',
        text: 'Ask for it. A person who knows the home needs less time; agree on what happens on vacations and sick days.',
      },
      {
        name: 'How often is often enough?',
        text: 'Every other week suits many homes. With small children, pets, or both, weekly visits tend to be shorter ones.',
      },
    ],
    picture: {
      words: 'wiping kitchen counter sponge pink glove',
      alt: 'Wiping a kitchen counter with a sponge',
      drawing: scenes.counter,
    },
  },
  {
    slug: 'deep-cleaning',
    name: 'Deep cleaning',
    text: 'Corners, appliances, and everything behind them.',
    title: 'Deep cleaning[[ in {nap.city}]]',
    phrase: 'Everything behind everything',
    lead: 'For homes that have waited a while, or before guests who open cupboards. Appliances are moved where that is safe.',
    closing: 'Send a photo of the worst corner.',
    description: `Deep cleaning${inCity} by ${business}: appliances, edges and what is behind them, what it takes, and what changes the price.`,
    details: [
      {
        name: 'Appliances',
        text: 'Inside, where regular visits never get.',
        lines: ['Oven and racks', 'Refrigerator, emptied', 'Microwave', 'Hood filter', 'Dishwasher edges'],
        picture: {
          words: 'cleaning oven inside glove sponge',
          alt: 'Cleaning an oven door with a sponge',
          drawing: scenes.oven,
        },
      },
      {
        name: 'Edges',
        text: 'The lines that dust draws around a room.',
        lines: ['Baseboards', 'Door frames', 'Switches and handles', 'Vents', 'Lamps within reach'],
        picture: {
          words: 'dusting baseboard cloth close up',
          alt: 'Dust on an edge, taken by a nozzle',
          drawing: scenes.dust,
        },
      },
      {
        name: 'Behind and below',
        text: 'Couch, bed, and refrigerator stand somewhere else for ten minutes.',
        lines: [
          'Behind what can be moved',
          'Below beds and couches',
          'Tops of cabinets',
          'Grout and silicone',
        ],
        picture: {
          words: 'vacuum under couch floor close up',
          alt: 'The floor under a moved rug',
          drawing: scenes.carpet,
        },
      },
      ...sheetOf(
        ['Scrubbing the oven first', 'Deep cleaning at every visit'],
        'Edges, appliances, and what is behind them',
        'An empty refrigerator, and help with heavy pieces',
        'Grease, lime, size, and what has to be moved',
      ),
    ],
    questions: [
      {
        name: 'How long does it take?',
        text: 'Expect hours per floor rather than per home, and more for an oven with a past. Photos make the estimate better.',
      },
      {
        name: 'Can old lime and mold be removed?',
        text: 'Lime mostly yes. Mold on silicone has often grown in, then new silicone is the cure. Mold that returns has a cause in the wall or the air.',
      },
    ],
    picture: {
      words: 'cleaning oven door sponge gloves',
      alt: 'Cleaning the glass of an oven door',
      drawing: scenes.oven,
    },
  },
  {
    slug: 'move-out-cleaning',
    name: 'Move-out',
    text: 'Empty rooms cleaned for the handover.',
    title: 'Move-out cleaning[[ in {nap.city}]]',
    phrase: 'Empty, clean, handed over',
    lead: 'Once the last box has left, closets and cabinets can be cleaned inside. The list of your lease says what counts.',
    closing: 'Name the day the keys go back.',
    description: `Move-out cleaning${inCity} by ${business}: empty rooms, cabinets and appliances made ready for the handover, with the usual list.`,
    details: [
      {
        name: 'Empty rooms',
        text: 'No furniture, no excuses.',
        lines: ['Floors to the wall', 'Baseboards', 'Doors and handles', 'Closets inside', 'Light switches'],
        picture: {
          words: 'empty room daylight wood floor mop bucket',
          alt: 'An empty room with a bucket and a mop',
          drawing: scenes.emptyRoom,
        },
      },
      {
        name: 'Kitchen, emptied',
        text: 'Cabinets open, appliances cold.',
        lines: [
          'Cabinets and drawers inside',
          'Oven inside',
          'Refrigerator inside',
          'Sink and faucet',
          'Tiles',
        ],
        picture: {
          words: 'empty kitchen oven cleaning',
          alt: 'Cleaning an oven in an emptied kitchen',
          drawing: scenes.oven,
        },
      },
      {
        name: 'Glass',
        text: 'What the next people look through first.',
        lines: ['Windows inside', 'Frames and sills', 'Shower glass', 'Mirrors'],
        picture: {
          words: 'window cleaning squeegee close up',
          alt: 'A squeegee drawn across a window',
          drawing: scenes.pane,
        },
      },
      ...sheetOf(
        ['Cleaning while boxes are still there', 'Painting: that is another trade'],
        'Rooms, cabinets, and appliances, empty and clean',
        'The list of your lease, power, and running water',
        'Size, stains, appliances, and days until the handover',
      ),
    ],
    questions: [
      {
        name: 'When should it be booked?',
        text: 'Between the movers and the handover, with a day to spare. Power and water must still be on.',
      },
      {
        name: 'Will I get my deposit back?',
        text: 'Your landlord decides that by the lease and local law. Photos of each clean room, taken the same day, help in any talk about it.',
      },
    ],
    picture: {
      words: 'empty apartment clean floor daylight bucket',
      alt: 'An empty room, cleaned for the handover',
      drawing: scenes.emptyRoom,
    },
  },
]
