import type { Drawing } from '../../library/drawing.ts'
import type { PictureWish, SectionItem } from '../../library/section-content.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import type { TradeService } from '../parts/service.ts'
import { border, lawn, path } from './art.ts'
import { drip, plan, rake, shears, wrapped } from './work.ts'

/** Service of a gardener: its texts in the order of its page. */
interface GardenService extends Pick<
  TradeService,
  'slug' | 'name' | 'text' | 'title' | 'lead' | 'description'
> {
  readonly picture: readonly [words: string, alt: string, drawing: Drawing]
  readonly signs: readonly (readonly [string, string])[]
  readonly waits: string
  readonly facts: readonly [done: string, needed: string, price: string]
  readonly questions: readonly (readonly [string, string])[]
}

const described = (what: string): string =>
  `${what}[[ in {nap.city}]], by [[{nap.businessName}||{site.name}]].`

const garden: readonly GardenService[] = [
  {
    slug: 'garden-design',
    name: 'Garden design',
    text: 'A plan by light, soil, and how you use the place.',
    title: 'Begin at the window',
    lead: 'A garden is seen from indoors more often than from its bench. The plan starts there, then follows the sun around the house.',
    description: described(
      'Garden design and planting plans: what is drawn, what to measure first, and what changes the price',
    ),
    picture: ['garden plan drawing pencil table', 'A planting plan drawn on paper', plan],
    signs: [
      [
        'Sun and shade over a day',
        'Noon decides less than four in the afternoon. Three photos from one spot, hours apart, show where each plant belongs.',
      ],
      [
        'Paths before beds',
        'Where feet go anyway becomes the path. Beds take the shapes that are left, and are then easy to reach.',
      ],
      [
        'One thing for each month',
        'Bark, bulbs, blossom, fruit, seed heads: the plan names what is worth looking at in every month.',
      ],
    ],
    waits: 'Choosing every plant at once. Trees and paths first, the rest a season later.',
    facts: [
      'Measured, drawn, and explained on site',
      'What you want to keep, and how you use the place',
      'Area, levels, and how detailed the plan has to be',
    ],
    questions: [
      [
        'Can I plant the plan myself?',
        'Yes. Ask for quantities and distances on it, and plant in the order trees, shrubs, perennials, bulbs.',
      ],
      [
        'Does a small garden need a plan?',
        'It has the least room for a wrong tree. One sheet with heights and distances is often enough.',
      ],
    ],
  },
  {
    slug: 'planting',
    name: 'Planting and beds',
    text: 'Perennials, shrubs, and bulbs set in the right week.',
    title: 'Beds with something in bloom',
    lead: 'A bed is planted in layers: what stands in winter, what flowers in turn, what covers the ground between. Then it needs little water and less weeding.',
    description: described(
      'Beds planned and planted: perennials, shrubs and bulbs, how the soil is prepared, and what changes the price',
    ),
    picture: ['perennial border garden', 'Perennials and grasses in a border', border],
    signs: [
      [
        'Soil first',
        'Roots follow loose soil. Compost goes in before the plants, and the bed is firmed by foot and watered in.',
      ],
      [
        'In groups, with room',
        'Three or five of a kind read as a drift. The label says how wide they grow, and the distance follows the label.',
      ],
      [
        'Mulch last',
        'Two fingers deep and clear of the stems. It holds water in the soil and keeps light from weeds.',
      ],
    ],
    waits: 'Filling every gap in the first year. Perennials double.',
    facts: [
      'Prepared, set, watered in, and mulched',
      'Which plants stay, and where water is',
      'Area, soil, and the size of the plants',
    ],
    questions: [
      [
        'How long do new plants need watering?',
        'Through their first summer: seldom, deep, and early in the day. After that most look after themselves.',
      ],
      [
        'Raised beds for vegetables?',
        'Sun for half a day, a hand’s depth of good soil at least, and no wider than two arms reach.',
      ],
    ],
  },
  {
    slug: 'lawns',
    name: 'Lawns',
    text: 'New, restored, and cared for.',
    title: 'Grass that is dense enough',
    lead: 'Moss and weeds move in where grass is thin. Height, air, food, and light decide, in this order, and the mower has a part in all four.',
    description: described(
      'Lawns laid, restored and cared for: how high to cut, when to sow, what can wait and what changes the price',
    ),
    picture: ['striped lawn garden tree', 'A lawn in stripes below a tree', lawn],
    signs: [
      [
        'Cut by growth',
        'Never more than a third at once. In dry weeks it stays longer, and its own shade keeps the soil moist.',
      ],
      [
        'Air for the roots',
        'Felted and trodden ground is opened in spring or early fall, and sand or compost is brushed in.',
      ],
      [
        'Seed on bare patches',
        'When soil is warm and rain is likely. Seed needs contact with the ground and two weeks without feet.',
      ],
    ],
    waits: 'Brown in a dry August. Most lawns turn green again with rain.',
    facts: [
      'Opened, sown or laid, and fed',
      'A path for the machine, and water nearby',
      'Area, access, slope, and the state of the soil',
    ],
    questions: [
      [
        'Seed or sod?',
        'Sod can be used within weeks and costs more. Seed takes a season and roots where it will grow.',
      ],
      [
        'What about deep shade?',
        'Grass gives up there. Ferns, ivy, or gravel ask for less and look better under trees.',
      ],
    ],
  },
  {
    slug: 'hedges-and-trees',
    name: 'Hedges and trees',
    text: 'Pruning in season, by the growth of the plant.',
    title: 'Cut where it will grow',
    lead: 'Each plant has its week: some flower on last year’s wood, some bleed in spring, some hold nests. A cut at the wrong time costs a summer.',
    description: described(
      'Hedges trimmed and trees pruned in season: what may be cut when, what to check first, what changes the price',
    ),
    picture: ['hedge trimming shears garden', 'Shears on a hedge, half of it clipped', shears],
    signs: [
      [
        'Wider at the foot',
        'A hedge that narrows toward its top gets light down to the ground and stays dense there.',
      ],
      [
        'Back to a fork',
        'A branch is taken at its collar or at a side branch. Stubs rot, and topped trees grow brooms.',
      ],
      [
        'Nests come first',
        'Many places protect nesting birds in spring and summer. The hedge is looked through before any cut.',
      ],
    ],
    waits: 'Hard cuts on a hot day. Late winter is kinder to the plant.',
    facts: [
      'Looked through, clipped or pruned, and cleared away',
      'Where cuttings may lie, and who owns the boundary',
      'Length, height, access, and green waste',
    ],
    questions: [
      [
        'Do I need a permit for a tree?',
        'Often for felling, sometimes for heavy pruning. The city or county says which trees are protected.',
      ],
      [
        'Can an overgrown hedge be cut back?',
        'Many leafy ones, one side a year. Most conifers don’t sprout from old wood and need another plan.',
      ],
    ],
  },
  {
    slug: 'paths-and-terraces',
    name: 'Paths and terraces',
    text: 'Stone, gravel, and timber on a firm base.',
    title: 'What carries the stone',
    lead: 'A path is only as good as its base. Frost, roots, and rain work from below, so most of the labor lies where nobody sees it.',
    description: described(
      'Paths, steps and terraces in stone, gravel and timber: how the base is built, and what changes the price',
    ),
    picture: ['natural stone path grasses', 'A stone path between grasses and perennials', path],
    signs: [
      [
        'Dig, then compact',
        'Topsoil goes, crushed stone comes in layers, and each layer is compacted before the next.',
      ],
      [
        'A slope for the rain',
        'A finger’s width on each arm’s length, away from the house. Water that stands will freeze.',
      ],
      [
        'An edge that holds',
        'Without an edge, gravel wanders and stones tip. It can lie below the grass, unseen.',
      ],
    ],
    waits: 'A stone that rocks. It can be lifted and bedded again alone.',
    facts: [
      'Dug, compacted, laid, and swept in',
      'Width of the gate, and where cables and pipes lie',
      'Area, material, levels, and what is hauled away',
    ],
    questions: [
      [
        'Stone, gravel, or timber?',
        'Stone lasts and is heavy to bring in. Gravel drains and needs raking. Timber is warm underfoot and has to dry.',
      ],
      [
        'Who looks for pipes and cables?',
        'In the United States a call to 811 brings the markings, before any digging. Private lines are yours to know.',
      ],
    ],
  },
  {
    slug: 'irrigation',
    name: 'Irrigation',
    text: 'Water where roots are, on a timer.',
    title: 'Less water, closer to the root',
    lead: 'A drip line wets the soil and leaves the leaves dry. With a timer it runs before sunrise, when little is lost to the air.',
    description: described(
      'Drip lines, timers and rainwater tanks for gardens: where water goes, what to check, what changes the price',
    ),
    picture: ['drip irrigation line plants close up', 'A drip line at the foot of young plants', drip],
    signs: [
      [
        'Zones by thirst',
        'Pots, beds, and lawn want different hours. Each gets a line of its own, so that none drowns with the others.',
      ],
      [
        'Rain counts too',
        'A sensor skips the run after rain. A tank below the gutter fills cans, and with a small pump a line.',
      ],
      [
        'Drained before frost',
        'Water left in a line splits it. The lowest point gets a valve, and fall gets an entry in the calendar.',
      ],
    ],
    waits: 'A timer with an app. A plain dial waters as well.',
    facts: [
      'Planned by zones, laid, and run once with you',
      'Where the faucet is, and its pressure if you know it',
      'Zones, length of the lines, and digging',
    ],
    questions: [
      [
        'How much water does a bed need?',
        'Push a finger in. If it is moist a knuckle deep, wait. Then water long enough to reach the roots.',
      ],
      [
        'Is a backflow preventer required?',
        'In many places, because garden water must not flow back into the drinking water. The water company says which kind.',
      ],
    ],
  },
  {
    slug: 'seasonal-clearance',
    name: 'Seasonal clearance',
    text: 'Spring and fall, with the green waste sorted.',
    title: 'Two mornings that make a year',
    lead: 'In spring the old stems come off and the edges are cut. In fall the leaves come off the grass, and much else is better left alone.',
    description: described(
      'Spring and fall cleanup: what is cleared, what stays for birds and bees, and what changes the price of it',
    ),
    picture: ['rake autumn leaves garden', 'A rake in a heap of leaves', rake],
    signs: [
      [
        'Leaves off the lawn',
        'Under a wet layer grass turns yellow in weeks. On beds the same leaves are mulch.',
      ],
      [
        'Stems stay till spring',
        'Seed heads feed birds, and hollow stems house bees. They are cut when nights turn mild.',
      ],
      [
        'Green waste, sorted',
        'Soft to the compost, wood to the chipper, sick leaves away. Little has to leave the garden.',
      ],
    ],
    waits: 'A perfectly bare bed in fall. It freezes deeper.',
    facts: [
      'Cleared, edged, swept, and sorted',
      'What stays standing, and where the compost is',
      'Area, amount of green waste, and access',
    ],
    questions: [
      [
        'Can the leaves stay under the hedge?',
        'Yes. They feed it, and toads and beetles winter there. Only lawn and paths need clearing.',
      ],
      [
        'Is one visit a year enough?',
        'For shrubs and grasses often, late in winter. A lawn under trees wants one in fall as well.',
      ],
    ],
  },
  {
    slug: 'winter-protection',
    name: 'Winter protection',
    text: 'Mulch, fleece, and drained lines.',
    title: 'Before the first hard night',
    lead: 'Few plants die of cold alone. Wet feet, winter sun, and wind do more, and all three can be kept off in an afternoon.',
    description: described(
      'Plants wrapped, roots mulched and water lines drained before frost: what needs it, what does not, what it costs',
    ),
    picture: ['wrapped shrub winter garden fleece', 'A shrub wrapped in fleece for winter', wrapped],
    signs: [
      [
        'Roots under mulch',
        'A hand’s depth over the roots evens out frost and thaw. The stem itself stays free.',
      ],
      [
        'Air inside the fleece',
        'Fleece breathes and film does not. It comes off on mild days, or buds open too soon.',
      ],
      [
        'Pots off the ground',
        'A pot freezes from all sides. On feet and against the house wall it stays above the worst.',
      ],
    ],
    waits: 'Native shrubs. They have wintered without fleece before.',
    facts: [
      'Mulched, wrapped, and drained',
      'Which plants are tender, and where lines can be opened',
      'Number and size of plants, and lines to drain',
    ],
    questions: [
      [
        'Do evergreens need water in winter?',
        'On frost-free days, yes. They lose water to sun and wind while frozen soil gives none back.',
      ],
      [
        'When does the fleece come off?',
        'When nights stay above freezing, on a gray day. Sudden sun burns what has been in the shade.',
      ],
    ],
  },
]

const pictureOf = ([words, alt, drawing]: GardenService['picture']): PictureWish => ({ words, alt, drawing })

const detailsOf = ({ signs, waits, facts: [done, needed, price] }: GardenService): SectionItem[] =>
  serviceDetails({ signs: named(...signs), waits: ['What can wait', waits], done, needed, price })

/** Services in the order of the work: the plan, what grows, what is built, and the seasons. */
export const services: readonly TradeService[] = garden.map((service) => {
  const { signs: _signs, waits: _waits, facts: _facts, ...texts } = service
  return {
    ...texts,
    details: detailsOf(service),
    questions: named(...service.questions),
    picture: pictureOf(service.picture),
  }
})
