import type { WireNode } from '@web2/builder'
import { box, drawing, element, heading, link, paragraph, picture, words } from '../../nodes.ts'
import { heroArt } from '../art/hero.ts'
import { lawnArt, plantingArt, shedArt, stoneArt } from '../art/tiles.ts'
import { colors, column, lead, primaryButton, quietButton, sectionTitle, serif } from '../look.ts'
import { footer } from '../parts/footer.ts'
import { header } from '../parts/header.ts'
import { band, grid, opening } from '../parts/section.ts'

const hero = (): WireNode =>
  box(
    'section',
    {
      name: 'Hero',
      style: {
        'background-color': colors.forest,
        'background-image': drawing(heroArt),
        'background-size': 'cover',
        'background-position': 'bottom',
        'background-repeat': 'no-repeat',
        'padding-top': 112,
        'padding-bottom': 190,
      },
      mobile: { 'padding-top': 64, 'padding-bottom': 150 },
    },
    [
      box('div', { name: 'Column', style: column }, [
        heading('h1', 'Gardens that look good all year', {
          style: {
            'font-family': serif,
            'font-size': 56,
            'line-height': '1.12',
            'font-weight': 'normal',
            color: colors.white,
            margin: 0,
            'max-width': 640,
          },
          tablet: { 'font-size': 46 },
          mobile: { 'font-size': 36 },
        }),
        paragraph(
          '[[{nap.businessName} designs, plants and cares||We design, plant and care]] for gardens. Tell us what you want to see from your window, and we’ll take it from there.',
          {
            style: {
              color: '#eaf3ea',
              'font-size': 19,
              'max-width': 540,
              margin: 0,
              'margin-top': 20,
              'margin-bottom': 32,
            },
            mobile: { 'font-size': 17 },
          },
        ),
        box(
          'div',
          {
            name: 'Calls to action',
            style: { display: 'flex', 'flex-wrap': 'wrap', gap: 14 },
            // side by side they fit on a phone in some fonts only, and would move when a font arrives
            mobile: { 'flex-direction': 'column', 'align-items': 'flex-start' },
          },
          [
            link('Book a visit', '/contact', {
              style: primaryButton,
              hover: { 'background-color': '#96371f' },
            }),
            link('See our services', '/services', { style: quietButton }),
          ],
        ),
      ]),
    ],
  )

const tile = (art: string, alt: string, title: string, text: string): WireNode =>
  box(
    'article',
    {
      name: title,
      style: {
        'background-color': colors.white,
        'border-radius': 14,
        overflow: 'hidden',
        border: `1px solid ${colors.line}`,
      },
    },
    [
      picture(drawing(art), alt, 640, 400, { style: { width: '100%', height: 'auto', display: 'block' } }),
      box('div', { name: 'Text', style: { padding: 24 } }, [
        heading('h3', title, {
          style: {
            'font-family': serif,
            'font-weight': 'normal',
            'font-size': 23,
            color: colors.forest,
            margin: 0,
          },
        }),
        paragraph(text, { style: { color: colors.soft, margin: 0, 'margin-top': 10 } }),
      ]),
    ],
  )

const tiles = (): WireNode =>
  band('Service tiles', {}, [
    opening('Our most popular services', 'From a single morning of work to care for a whole season.'),
    grid(3, [
      tile(
        plantingArt,
        'Flower beds in rows',
        'Planting and beds',
        'Beds planned for your light, soil and seasons, with something always in bloom and little upkeep.',
      ),
      tile(
        lawnArt,
        'A striped lawn under a tree',
        'Lawn and tree care',
        'Mowing, feeding, pruning and hedge trimming on a fixed day, by people who know your garden.',
      ),
      tile(
        stoneArt,
        'A stone path along a low wall',
        'Paths and terraces',
        'Paths, steps, low walls and seating areas in stone, gravel and timber, built to last.',
      ),
    ]),
  ])

const services: readonly string[] = [
  'Garden design and planting plans',
  'Lawn installation, restoration and care',
  'Hedge and tree pruning',
  'Natural stone paths and terraces',
  'Raised beds and vegetable gardens',
  'Irrigation and rainwater tanks',
  'Spring and fall cleanup',
  'Winter protection',
]

const servicesList = (): WireNode =>
  band('Services list', { 'background-color': colors.mint }, [
    opening('Everything a garden needs', 'Placeholder text: list what you offer, in your customers’ words.', {
      sample: true,
    }),
    element(
      'ul',
      {
        name: 'List',
        style: {
          'list-style': 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          'grid-template-columns': 'repeat(2, minmax(0, 1fr))',
          'column-gap': 40,
          'row-gap': 4,
        },
        mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
      },
      services.map((service) =>
        element(
          'li',
          {
            style: {
              padding: '14px 0',
              'border-bottom': '1px solid #c4d9c2',
              'font-size': 18,
              color: colors.forest,
            },
          },
          [words(`✓ ${service}`)],
        ),
      ),
    ),
  ])

const benefit = (title: string, text: string): WireNode =>
  box('div', { name: title }, [
    heading('h3', title, {
      style: { 'font-size': 19, 'font-weight': 'bold', color: colors.forest, margin: 0 },
    }),
    paragraph(text, { style: { color: colors.soft, margin: 0, 'margin-top': 4 } }),
  ])

const benefits = (): WireNode =>
  band('Benefits', {}, [
    box(
      'div',
      {
        name: 'Two columns',
        style: {
          display: 'grid',
          'grid-template-columns': 'minmax(0, 1fr) minmax(0, 1fr)',
          gap: 56,
          'align-items': 'center',
        },
        tablet: { 'grid-template-columns': 'minmax(0, 1fr)', gap: 36 },
      },
      [
        picture(drawing(shedArt), 'A garden shed with tools beside it', 640, 400, {
          style: { width: '100%', height: 'auto', 'border-radius': 14, display: 'block' },
        }),
        box('div', { name: 'Text', style: { display: 'grid', gap: 22 } }, [
          heading('h2', 'Why clients stay with us', { style: sectionTitle, mobile: { 'font-size': 29 } }),
          benefit(
            'One person who knows your garden',
            'The same gardener comes every time and keeps track of your plants.',
          ),
          benefit('A fixed price up front', 'You get a written quote after one visit, and we stick to it.'),
          benefit(
            'Plants that suit your garden',
            'We choose plants that thrive here and replace any that don’t.',
          ),
          benefit('Tidy when we leave', 'We take the green waste, sweep the paths and close the gate.'),
        ]),
      ],
    ),
  ])

const question = (title: string, answer: string, sample = false): WireNode =>
  element(
    'details',
    { name: title, style: { 'border-bottom': `1px solid ${colors.line}`, padding: '18px 0' } },
    [
      element(
        'summary',
        { style: { cursor: 'pointer', 'font-size': 19, 'font-weight': 'bold', color: colors.forest } },
        [words(title)],
      ),
      paragraph(answer, {
        style: { ...lead, 'font-size': 17, 'margin-top': 10 },
        ...(sample && { sample }),
      }),
    ],
  )

const faq = (): WireNode =>
  band('FAQ', { 'background-color': colors.white }, [
    box(
      'div',
      { name: 'Narrow column', style: { 'max-width': 760, 'margin-left': 'auto', 'margin-right': 'auto' } },
      [
        opening(
          'Frequently asked questions',
          '[[Still have questions? Call {nap.phone} or email {email}.||Still have questions? Call {nap.phone}.||Still have questions? Email {email}.]]',
        ),
        question(
          'When is the best time to plant?',
          'Most shrubs and perennials do best in fall or spring, when the soil is moist and the sun is mild.',
        ),
        question(
          'How can I prepare for the first visit?',
          'Note where the sun is at noon, decide what you want to keep, and find three photos of gardens you like.',
        ),
        question(
          'How soon can you come?',
          'Placeholder text: say how long people usually wait for a first visit and when you are busiest.',
          true,
        ),
        question(
          'What areas do you serve?',
          'Placeholder text: name the towns and districts you serve.',
          true,
        ),
      ],
    ),
  ])

export const homeNodes = (): readonly WireNode[] => [
  header(),
  box('main', { name: 'Main' }, [hero(), tiles(), servicesList(), benefits(), faq()]),
  footer(),
]
