import type { TradeService } from '../parts/service.ts'
import { scenes } from './art.ts'
import { business, inCity, sheetOf } from './service-sheet.ts'

/** Services for offices and for single things; the lists are the usual scope of each. */
export const specialServices: readonly TradeService[] = [
  {
    slug: 'office-cleaning',
    name: 'Offices',
    text: 'Desks, kitchens, and restrooms outside working hours.',
    title: 'Office cleaning[[ in {nap.city}]]',
    phrase: 'Clean before the first coffee',
    lead: 'Work stays where it lies: paper is not sorted, screens are not unplugged. Everything around it is clean in the morning.',
    closing: 'Say when the last one leaves.',
    description: `Office cleaning${inCity} by ${business}: desks as left, kitchens, restrooms and floors outside working hours, and what changes the price.`,
    details: [
      {
        name: 'Desks',
        text: 'As left, minus the crumbs.',
        lines: ['Free surfaces wiped', 'Papers stay where they are', 'Phones and switches', 'Bins emptied'],
        picture: {
          words: 'office desk wiped cloth keyboard close up',
          alt: 'A desk, wiped around the keyboard',
          drawing: scenes.desk,
        },
      },
      {
        name: 'Kitchen',
        text: 'The one room everyone has an opinion about.',
        lines: ['Counters and tables', 'Sink and faucet', 'Fronts and handles', 'Floor', 'Trash out'],
        picture: {
          words: 'office kitchen counter sponge',
          alt: 'The counter of an office kitchen, wiped',
          drawing: scenes.counter,
        },
      },
      {
        name: 'Restrooms and floors',
        text: 'The rooms visitors judge you by.',
        lines: ['Basins and mirrors', 'Toilets', 'Paper and soap filled up', 'Floors', 'Glass doors'],
        picture: {
          words: 'glass door cleaning squeegee office',
          alt: 'A glass door drawn clean with a squeegee',
          drawing: scenes.pane,
        },
      },
      ...sheetOf(
        ['Clearing every desk', 'Someone who waits until we are gone'],
        'Desks, kitchen, restrooms, bins, and floors',
        'Alarm and key rules, and who may be called at night',
        'Floor area, people, evenings a week, and who buys paper',
      ),
    ],
    questions: [
      {
        name: 'Who holds the key?',
        text: 'Settle it in writing: who has it, where it is kept, who sets the alarm, and whom to call if it goes off.',
      },
      {
        name: 'Are documents safe?',
        text: 'Lock away what must not be seen, as you would for any visitor. Ask what the people who clean have agreed to in writing.',
      },
    ],
    picture: {
      words: 'office desk cloth wiping evening',
      alt: 'Wiping an office desk with a cloth',
      drawing: scenes.desk,
    },
  },
  {
    slug: 'windows',
    name: 'Windows',
    text: 'Glass, frames, and sills.',
    title: 'Window cleaning[[ in {nap.city}]]',
    phrase: 'Glass you forget is there',
    lead: 'Frames first, glass second, sills last. In the other order the water from the frame runs down the clean pane.',
    closing: 'Count the panes, then ask.',
    description: `Window cleaning${inCity} by ${business}: glass, frames, screens and sills, which panes can be reached, and what changes the price.`,
    details: [
      {
        name: 'Glass',
        text: 'One wet pass, one dry one, no newspaper.',
        lines: ['Inside and outside, where reachable', 'Edges dried', 'Stickers and paint dots, if agreed'],
        picture: {
          words: 'squeegee window glass close up',
          alt: 'A squeegee drawn across a window pane',
          drawing: scenes.pane,
        },
      },
      {
        name: 'Frames and screens',
        text: 'Where the rain leaves what it brought.',
        lines: ['Frames wiped', 'Tracks brushed out', 'Screens washed', 'Handles'],
        picture: {
          words: 'window frame track brush cleaning',
          alt: 'Dust brushed out of the track of a window',
          drawing: scenes.dust,
        },
      },
      {
        name: 'Sills',
        text: 'Plants move once, and go back in the same order.',
        lines: ['Inside sills', 'Outside sills, where reachable', 'Drips on the floor wiped'],
        picture: {
          words: 'window sill wiping cloth sponge',
          alt: 'A sill, wiped with a sponge',
          drawing: scenes.counter,
        },
      },
      ...sheetOf(
        ['Waiting for a dry week', 'Taking down the curtains, if they slide aside'],
        'Glass, frames, and sills, inside and where reachable outside',
        'Free sills, and the number of panes with a photo',
        'Panes, height, screens, and old paint on the glass',
      ),
    ],
    questions: [
      {
        name: 'What about windows high up?',
        text: 'It depends on whether they open inward and what stands below. Send a photo from outside before a date is set.',
      },
      {
        name: 'Is rain the next day a waste?',
        text: 'Hardly. Rain on a clean pane dries nearly clear; it is the dust on the glass that makes the marks.',
      },
    ],
    picture: {
      words: 'window cleaning squeegee pink glove',
      alt: 'A window with the clear track of a squeegee',
      drawing: scenes.pane,
    },
  },
  {
    slug: 'after-renovation',
    name: 'After renovation',
    text: 'Fine dust taken out in two rounds.',
    title: 'Cleaning after renovation[[ in {nap.city}]]',
    phrase: 'Dust, in two rounds',
    lead: 'What floats on the first day has landed by the second. That is why this cleaning comes in two visits.',
    closing: 'Name the day the drilling stops.',
    description: `Cleaning after renovation${inCity} by ${business}: fine dust in two rounds, what must be finished first, and what changes the price.`,
    details: [
      {
        name: 'First round',
        text: 'Dry before wet: water turns plaster dust into plaster.',
        lines: [
          'Walls and ceilings dusted',
          'Floors vacuumed with a fine filter',
          'Frames and radiators',
          'Debris bagged',
        ],
        picture: {
          words: 'vacuum nozzle construction dust floor',
          alt: 'Fine dust, taken up by a nozzle',
          drawing: scenes.dust,
        },
      },
      {
        name: 'Second round',
        text: 'A day or more later, when the rest has come down.',
        lines: ['Surfaces wiped damp', 'Cabinets inside', 'Switches and lamps', 'Floors mopped'],
        picture: {
          words: 'mopping new floor empty room',
          alt: 'A new floor, mopped in an empty room',
          drawing: scenes.emptyRoom,
        },
      },
      {
        name: 'Traces of work',
        text: 'What painters and tilers leave behind.',
        lines: ['Paint dots on glass', 'Grout haze on tiles', 'Tape and labels', 'Window tracks'],
        picture: {
          words: 'paint spots window scraper',
          alt: 'Dots of paint taken off a window',
          drawing: scenes.pane,
        },
      },
      ...sheetOf(
        ['Mopping between the rounds', 'A third round, if doors stayed shut'],
        'Dust in two rounds, traces removed where the surface allows',
        'Trades finished, power, water, and names of new surfaces',
        'Area, kind of dust, open shelves, and rounds needed',
      ),
    ],
    questions: [
      {
        name: 'When can you begin?',
        text: 'When sanding and drilling are over. Anything drilled afterward begins the dust again, if only in one room.',
      },
      {
        name: 'Is renovation dust harmful?',
        text: 'It can be: dust from stone, old paint, or old insulation needs trained people and special filters. Say how old the house is before anyone sweeps.',
      },
    ],
    picture: {
      words: 'renovation dust vacuum nozzle close up',
      alt: 'Taking fine dust off a floor with a nozzle',
      drawing: scenes.dust,
    },
  },
  {
    slug: 'carpets-and-upholstery',
    name: 'Carpets and upholstery',
    text: 'Fibers cleaned by what they can take.',
    title: 'Carpets and upholstery[[ in {nap.city}]]',
    phrase: 'Ask the fiber first',
    lead: 'Wool, cotton, and synthetics take different amounts of water and heat. The label, or a hidden corner, decides the method.',
    closing: 'Say what was spilled, and when.',
    description: `Carpets and upholstery cleaned${inCity} by ${business}: how the fiber decides, how long it dries, and what changes the price.`,
    details: [
      {
        name: 'Carpets',
        text: 'Dry dirt out first, then as little water as it takes.',
        lines: [
          'Vacuumed both ways',
          'Stains treated one by one',
          'Washed or dry cleaned by fiber',
          'Pile brushed up',
        ],
        picture: {
          words: 'carpet cleaning brush track close up',
          alt: 'A carpet with the lighter track of a brush',
          drawing: scenes.carpet,
        },
      },
      {
        name: 'Couches and chairs',
        text: 'Cushions tell what the family eats.',
        lines: [
          'Seams and folds vacuumed',
          'A hidden spot tested',
          'Seats and arms',
          'Cushions on both sides',
        ],
        picture: {
          words: 'upholstery cleaning couch nozzle',
          alt: 'The seam of a couch, cleaned with a nozzle',
          drawing: scenes.dust,
        },
      },
      {
        name: 'Mattresses and rugs',
        text: 'Rugs are turned over; mattresses are left to air.',
        lines: ['Vacuumed on both sides', 'Spots treated', 'Fringe combed', 'Left to dry flat'],
        picture: {
          words: 'rug turned over brush wood floor',
          alt: 'A rug on a bare floor by the window',
          drawing: scenes.emptyRoom,
        },
      },
      ...sheetOf(
        ['Shampoo on a fresh stain: blot it with water', 'Moving the piano'],
        'Fiber tested, dirt lifted, pile brushed',
        'Free floors, labels, and the history of each stain',
        'Area, fiber, stains, and stairs',
      ),
    ],
    questions: [
      {
        name: 'How long until it is dry?',
        text: 'From a few hours to a day, by fiber, method, and air. Open windows help; socks do not.',
      },
      {
        name: 'Does every stain come out?',
        text: 'No. Some have changed the color of the fiber itself. Say what it was and what has been tried, and you hear what to expect.',
      },
    ],
    picture: {
      words: 'carpet cleaning track brush close up',
      alt: 'Cleaning a carpet in light tracks',
      drawing: scenes.carpet,
    },
  },
]
