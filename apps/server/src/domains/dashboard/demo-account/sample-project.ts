import { randomUUID } from 'node:crypto'
import { createDocument, createNode, type BuilderDocument, type WireNode } from '@web2/builder'
import type { TurboDefinition } from '@web2/contract/generator'

const green = '#14432f'
const column = { 'max-width': 960, margin: '0 auto', padding: '0 24px' }

const section = (name: string, style: Record<string, string | number>, children: WireNode[]): WireNode =>
  createNode(
    'Container',
    { elementStyle: { padding: '56px 0', ...style } },
    [createNode('Container', { elementStyle: column }, children)],
    { name, tag: 'section' },
  )

const heading = (headingType: 'h1' | 'h2', content: string, color = green): WireNode =>
  createNode('Heading', { headingType, content, elementStyle: { color, margin: '0 0 16px' } })

const paragraph = (content: string, color = '#22312a'): WireNode =>
  createNode('Paragraph', { content, elementStyle: { color, 'font-size': 18, 'line-height': '1.6' } })

/** Name of the page that the sample project is made from. */
export const servicePageName = 'Local service page'

/** Returns a page with placeholders for a service and a place, and wording that varies from page to page. */
export const servicePage = (): BuilderDocument =>
  createDocument(
    [
      section('Title', { 'background-color': green }, [
        heading('h1', '{service} in {place}', '#ffffff'),
        paragraph(
          '{Looking for|Do you need} {service:lower} in {place}? {We visit|Our team visits} {place} every week, and the first look at your garden is free.',
          '#d5e5da',
        ),
      ]),
      section('What we do', { 'background-color': '#ffffff' }, [
        heading('h2', 'What to expect from our {service:lower} service'),
        paragraph(
          '{First we walk through your garden with you|We begin with a walk through your garden}. {Then you get|You then receive} a fixed price in writing, with a date for the work.',
        ),
        paragraph(
          'On the day we bring our own tools, {clear up as we go|leave everything tidy} and take the green waste away. {If anything isn’t right, we come back|You check the result before you pay}.',
        ),
      ]),
      section('Local', { 'background-color': '#e7f1e4' }, [
        heading('h2', 'Gardens in {place}'),
        paragraph(
          'Soil, shade and slopes {differ from street to street|are never quite the same}. {Because we work in {place} often|As we know {place} well}, we can tell you what grows well there and when to plant, cut or lay it.',
        ),
      ]),
      section('Contact', { 'background-color': '#ffffff' }, [
        heading('h2', 'Book a visit'),
        paragraph(
          'Call us about {service:lower} in {place}, {or ask for a date|and ask for the next free date}.',
        ),
        createNode('BusinessName'),
        createNode('BusinessAddress'),
        createNode('BusinessPhone'),
      ]),
    ],
    randomUUID,
  )

const services = [
  'Lawn care',
  'Hedge trimming',
  'Tree pruning',
  'Planting design',
  'Patio laying',
  'Pond building',
]
const places = [
  'Clifton',
  'Redland',
  'Bishopston',
  'Henleaze',
  'Westbury-on-Trym',
  'Bedminster',
  'Southville',
  'Keynsham',
  'Portishead',
  'Long Ashton',
]

/** Returns the definition of the sample project: a page for each service in each place, not published anywhere. */
export const sampleProject = (pageId: string, napId: string, rootSlug: string): TurboDefinition => ({
  name: 'Garden services around Bristol',
  source: { pageId },
  lists: [
    { name: 'service', values: services },
    { name: 'place', values: places },
  ],
  mode: 'all',
  seed: 1,
  pages: null,
  address: '{service}/{place}',
  pageName: '{service} in {place}',
  title: '{service} in {place} | Green Acre Gardens',
  description:
    '{service} in {place} by Green Acre Gardens: a free first visit, a fixed price and a tidy garden at the end.',
  rules: [],
  listing: { by: 'one', napId },
  structure: { hubs: ['service', 'place'], breadcrumb: true, nearby: 3, related: 3 },
  sitePer: null,
  siteName: 'Green Acre Gardens: local services',
  rootSlug,
  email: '',
  clouds: [],
  brakes: {
    sample: 3,
    perDay: 10,
    timeZone: 'Europe/London',
    noindex: true,
    stopAtErrors: 20,
    stopAtCost: null,
    similarFrom: 0.8,
  },
})
