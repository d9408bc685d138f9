import type { SectionItem } from '../../library/section-content.ts'
import type { TradeService } from '../parts/service.ts'
import { named, serviceDetails } from '../parts/service-details.ts'

/** Parts of a service, the thing that can wait, the work, the papers it needs, and the reasons for its price. */
const details = (
  parts: readonly (readonly [string, string])[],
  [wait, done, needed, price]: readonly [wait: string, done: string, needed: string, price: string],
): SectionItem[] =>
  serviceDetails({ signs: named(...parts), waits: ['What can stay as it is', wait], done, needed, price })

const described = (what: string, more: string): string =>
  `${what}[[ in {nap.city}]] with [[{nap.businessName}||{site.name}]]: ${more}, and what changes the price.`

/** Services of an agent, the most asked for first. */
export const services: readonly TradeService[] = [
  {
    slug: 'selling',
    name: 'Selling',
    text: 'Price, preparation, photos, viewings, and contract as one sequence.',
    title: 'A home is sold in three lines and three photos',
    lead: 'What comes before those lines is measuring and clearing; what comes after is opening the door and writing down each question.',
    description: described('Selling a home', 'preparing, photographing, showing, closing'),
    details: details(
      [
        [
          'The first price',
          'The first two weeks bring the most eyes. A price that is corrected later is read as a fault of the home.',
        ],
        [
          'The three photos',
          'The room with the best light, the way in, and what is outside the window. In daylight, with lamps off.',
        ],
        [
          'The question asked twice',
          'If two visitors ask about the same wall, the answer belongs in the description.',
        ],
      ],
      [
        'A kitchen that works. Buyers change it anyway.',
        'Measured, priced, photographed, shown, negotiated',
        'Title, plans, bills, permits, and a set of keys',
        'Street, condition, papers, and the season',
      ],
    ),
    questions: named(
      [
        'Should I be there at viewings?',
        'Better not. People open cupboards and speak freely when the owner is out, and what they say is worth knowing.',
      ],
      [
        'Must I disclose a leak that was repaired?',
        'In many places yes. Say what happened, when, and who repaired it; a hidden fault costs more than a known one.',
      ],
    ),
    picture: { words: 'house front door steps morning light', alt: 'A front door with two steps' },
  },
  {
    slug: 'buying',
    name: 'Buying',
    text: 'Search, viewing, and the questions to ask.',
    title: 'See it twice, once in the rain',
    lead: 'The first viewing is for the rooms. The second, at another hour, is for the noise, the light, and the gutters.',
    description: described('Buying a home', 'what to look at, what to ask, what to have checked'),
    details: details(
      [
        [
          'Before the rooms, the street',
          'Stand in front of it at seven in the evening. Traffic and neighbors do not appear in photos.',
        ],
        [
          'Look up and down',
          'Stains below a ceiling, cracks above a door, damp along a cellar wall. Ask about each, and note the answer.',
        ],
        [
          'Papers before the offer',
          'What was built with a permit, what the year costs, what the association has decided. Read it while you can still leave.',
        ],
      ],
      [
        'A color you do not like. It is one weekend.',
        'Searched, viewed, questioned, offered',
        'A loan approval, three streets, and what you can do without',
        'How soon you can close, and who else is looking',
      ],
    ),
    questions: named(
      [
        'Do I need an inspection?',
        'It is money well spent in most cases. Go along, and ask what would be repaired first.',
      ],
      [
        'How much should I offer?',
        'What comparable homes brought, less what this one needs. The asking price is a beginning, in either direction.',
      ],
    ),
    picture: {
      words: 'window two sashes street view empty room',
      alt: 'Living room with two windows to the street',
    },
  },
  {
    slug: 'valuation',
    name: 'Valuation',
    text: 'A reasoned range, with the reasons.',
    title: 'A range, and its reasons',
    lead: 'One number is a guess. A range with its reasons is something you can decide on.',
    description: described('A home valued on site', 'what is measured, what it is compared with'),
    details: details(
      [
        [
          'What sold, not what is asked',
          'Asking prices are hopes. The range comes from sales nearby, and from what made each of them different.',
        ],
        [
          'What a screen cannot see',
          'Noise, light, smell, and the layout. A narrow room counts less than its square feet.',
        ],
        [
          'What it would cost to fix',
          'A buyer deducts a roof at a higher price than you would pay for it. That difference is worth knowing early.',
        ],
      ],
      [
        'Furniture. It is not measured.',
        'Walked through, measured, compared, explained',
        'Address, year built, plans, and what was renewed',
        'Size of the home, and what the figure is for',
      ],
    ),
    questions: named(
      [
        'Does a court or bank accept it?',
        'Often they ask for a licensed appraiser. Say what it is for, and you hear which of the two you need.',
      ],
      [
        'How long does it stay true?',
        'Some months, in a calm market. After that the sales it rests on are old.',
      ],
    ),
    picture: { words: 'tape measure floor plan table', alt: 'Measuring a room for its plan' },
  },
  {
    slug: 'renting-out',
    name: 'Renting out',
    text: 'Tenants, lease, and handover record.',
    title: 'Keys against signatures',
    lead: 'A lease is easy as long as nobody needs it. The handover record is what both sides look for later.',
    description: described('Renting out a home', 'choosing tenants, the lease, the handover record'),
    details: details(
      [
        [
          'The same questions to everyone',
          'Income, references, rent paid before. Equal questions are fair, and the law asks for them.',
        ],
        [
          'A lease for this home',
          'Who mows, who clears snow, who may keep a pet (an assistance animal is none). The blanks of a form are where quarrels live.',
        ],
        [
          'A record with photos',
          'Room by room, with meters and keys. Signed by both on the day the keys change hands.',
        ],
      ],
      [
        'Small scratches in the floor. Write them down instead.',
        'Advertised, shown, checked, signed, handed over',
        'Last lease, bills, house rules, and the number of keys',
        'Vacancy, furniture, and rules of the place',
      ],
    ),
    questions: named(
      [
        'How high may the rent be?',
        'What comparable homes bring, within local limits if there are any. Some cities cap raises or ask for registration.',
      ],
      [
        'What may I keep of a deposit?',
        'What the record shows as damage beyond wear. Many states set how and by when the rest must be returned.',
      ],
    ),
    picture: { words: 'keys hook hallway wall close up', alt: 'Numbered keys on a hook' },
  },
  {
    slug: 'property-management',
    name: 'Property management',
    text: 'Rent, repairs, and yearly accounts.',
    title: 'The house, while you are elsewhere',
    lead: 'Rent comes in, something drips, a year ends. Each of these should be a line in an account and not a call at night.',
    description: described('Property managed through the year', 'rent, repairs, yearly accounts'),
    details: details(
      [
        [
          'Rent, on its day',
          'Late once is a call, late twice a letter. Waiting for the third time is unkind to both sides.',
        ],
        [
          'Repairs by what they stop',
          'Water first, then heat, then doors, then looks. A limit in writing says what is done without asking.',
        ],
        ['One account a year', 'What came in, what was spent and on what, with the receipts behind it.'],
      ],
      [
        'A hallway that is only dated.',
        'Collected, inspected, repaired, accounted for',
        'Leases, contracts of the house, and your limit for repairs',
        'Units, age of the house, and how far apart they are',
      ],
    ),
    questions: named(
      [
        'Who chooses the repair companies?',
        'That is agreed first. Ask whether a manager earns on repairs, and have the answer written down.',
      ],
      [
        'How often is the home looked at?',
        'Agree on a rhythm and on notice to the tenant; the law sets limits to entering.',
      ],
    ),
    picture: { words: 'apartment stairwell mailboxes light', alt: 'Mailboxes in a stairwell' },
  },
  {
    slug: 'preparing-a-home',
    name: 'Preparing a home',
    text: 'What to repair, empty, and leave.',
    title: 'Half of it goes into boxes',
    lead: 'Buyers measure with their eyes. Every shelf you empty adds a foot, and every drip you fix removes a doubt.',
    description: described('A home made ready to show', 'what to repair, what to empty, what to leave'),
    details: details(
      [
        [
          'Repair what frightens',
          'A stain, a drip, a door that sticks. Small, cheap, and the first thing that is noticed.',
        ],
        [
          'Empty what narrows',
          'Half of the furniture, most of what is on the floor, everything on the refrigerator.',
        ],
        [
          'Clean what lets light in',
          'Windows, lamps, and the hedge in front of them. Square feet are a number; light at four o’clock is a reason.',
        ],
      ],
      [
        'Tiles from another decade, if they are whole.',
        'Walked through, listed, repaired, arranged',
        'A free day, boxes, and someone who can let go',
        'How much has to be moved, and who moves it',
      ],
    ),
    questions: named(
      [
        'Is rented furniture worth it?',
        'In an empty home often, because nobody can guess the size of an empty room. In a furnished one rarely.',
      ],
      ['Should I paint?', 'Where a wall is marked or loud, yes. White is not needed; calm is.'],
    ),
    picture: { words: 'empty shelves boxes living room window', alt: 'Boxes below an emptied shelf' },
  },
  {
    slug: 'investment-property',
    name: 'Investment property',
    text: 'Yield and upkeep before feeling.',
    title: 'The roof is in the yield',
    lead: 'Rent divided by price is half of the sum. The other half is roof, boiler, vacancy, and the year you did not plan.',
    description: described('Property that is to earn', 'what to calculate, what to look at first'),
    details: details(
      [
        [
          'Rent that is paid',
          'Not what the market might bring, but what the leases say and the bank statements show.',
        ],
        [
          'What ends soon',
          'Roof, boiler, windows, each with its age. What ends within five years belongs in the price.',
        ],
        ['The empty month', 'Plan one in a year. If the sum only works without it, it does not work.'],
      ],
      [
        'Taste. You will not live there.',
        'Calculated, inspected, compared, negotiated',
        'Leases, bills of three years, and the loan you have in mind',
        'Condition, leases, and how much is not yet let',
      ],
    ),
    questions: named(
      [
        'Which return is usual?',
        'It differs by street and by year. Compare net figures, after upkeep and vacancy, and nothing else. This is no investment advice.',
      ],
      [
        'May I raise the rents after buying?',
        'Within the leases and local law. Existing leases usually pass to you as they are.',
      ],
    ),
    picture: { words: 'brick apartment house facade morning', alt: 'Facade of a house with six windows' },
  },
]
