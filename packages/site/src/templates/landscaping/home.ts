import type { SectionContent } from '../../library/section-content.ts'
import { place, type PlacedSection } from '../parts/trade-template.ts'
import { border, lawn, path, spade } from './art.ts'

/** The three services that people ask for first. */
export const tiles: Partial<SectionContent> = {
  title: 'Where most gardens begin',
  lead: 'From a single morning of work to care for a whole season.',
  items: [
    {
      name: 'Planting and beds',
      text: 'Beds planned for your light, soil and seasons, with something always in bloom and little upkeep.',
      href: '/planting',
      picture: { words: 'perennial border', alt: 'Perennials and grasses in a border', drawing: border },
    },
    {
      name: 'Lawn and tree care',
      text: 'Mowing, feeding, pruning and hedge trimming, each in the weeks when it helps.',
      href: '/lawns',
      picture: { words: 'striped lawn', alt: 'A striped lawn under a tree', drawing: lawn },
    },
    {
      name: 'Paths and terraces',
      text: 'Paths, steps, low walls and seating areas in stone, gravel and timber, on a firm base.',
      href: '/paths-and-terraces',
      picture: {
        words: 'natural stone path',
        alt: 'A stone path between grasses and perennials',
        drawing: path,
      },
    },
  ],
  isSample: false,
}

const entry = (name: string, slug: string, group: string) => ({ name, href: `/${slug}`, group })
const grown = 'What grows'
const kept = 'What keeps it so'

/** All that is offered, in the words in which people ask for it. */
export const work: Partial<SectionContent> = {
  title: 'Everything a garden needs',
  items: [
    entry('Garden design and planting plans', 'garden-design', grown),
    entry('Lawn installation, restoration and care', 'lawns', grown),
    entry('Hedge and tree pruning', 'hedges-and-trees', grown),
    entry('Raised beds and vegetable gardens', 'planting', grown),
    entry('Natural stone paths and terraces', 'paths-and-terraces', kept),
    entry('Irrigation and rainwater tanks', 'irrigation', kept),
    entry('Spring and fall cleanup', 'seasonal-clearance', kept),
    entry('Winter protection', 'winter-protection', kept),
  ],
  actions: [],
  isSample: false,
}

/** How the work is done, so far as it is true of any gardener; promises beyond it are the owner's. */
export const benefits: Partial<SectionContent> = {
  title: 'Plants that suit the place ask for less',
  lead: '',
  items: [
    {
      name: 'The place chooses first',
      text: 'Light, soil, and rainfall decide what will grow. You choose among what is left, and that is plenty.',
    },
    {
      name: 'Work in the right week',
      text: 'Growth and weather set the day. You can ask why now, and why not in May.',
    },
    {
      name: 'A price with its reasons',
      text: 'Area, access, levels, soil, and materials decide it. Ask which one weighs most in yours.',
    },
    {
      name: 'Tidy when we leave',
      text: 'Green waste is sorted, paths are swept, and the gate is closed.',
    },
  ],
  pictures: [{ words: 'gardener hands soil', alt: 'A spade in dark garden soil', drawing: spade }],
}

/** Sections of the about page. */
export const aboutSections: readonly PlacedSection[] = [
  place('title/picture', {
    title: 'Patience and muddy boots',
    lead: 'Meet the people behind [[{nap.businessName}||our gardens]].',
    pictures: [{ words: 'gardener border tools morning', alt: 'Tools in a border', drawing: border }],
  }),
  place('about/letter', {
    title: 'How we see a garden',
    lead: '[[{nap.aboutUsBlurb}||Tell us what you want to see from your window. We’ll take it from there.]]',
    items: [
      {
        name: 'Your story',
        text: 'Placeholder text: tell how you started, who works with you and what you’re proud of.',
        isSample: true,
      },
      {
        name: 'Patience',
        text: 'A garden is finished by the years. What is planted small catches up with what is planted large, and roots better.',
      },
      {
        name: 'Looking first',
        text: 'So we look before we dig: where the water stands after rain, which corner is warm in March, what grows next door without help.',
      },
      {
        name: 'Leaving alone',
        text: 'And some of the best work is to leave things alone. Seed heads in winter, leaves under the hedge, a lawn in a dry August.',
      },
    ],
    pictures: [{ words: 'gardener hands soil', alt: 'A spade in dark garden soil', drawing: spade }],
  }),
  place(
    'process/clock',
    {
      title: 'How we work',
      items: [
        {
          label: 'First',
          name: 'We visit and listen',
          text: 'We take measurements and ask how you want to use your garden.',
          note: 'Note where the sun is at noon.',
        },
        {
          label: 'Then',
          name: 'You get a plan and a price',
          text: 'You get both in writing. Change anything you like before we start digging.',
          note: 'Ask what could be done in a later year.',
        },
        {
          label: 'Finally',
          name: 'We build and maintain',
          text: 'The work follows the season, and care can follow the work for as long as you like.',
          note: 'New plants want water through their first summer.',
        },
      ],
    },
    { tone: 'tint' },
  ),
  place('team/one'),
  place(
    'cta/line',
    {
      title: 'An hour in the garden says more than a page.',
      actions: [{ label: 'Meet us', href: '/contact' }],
    },
    { tone: 'paper' },
  ),
]
