import { createDocument, createNode, exportJson, sequentialUuids } from '@web2/builder'
import type { TurboDefinition } from '@web2/contract/generator'
import type { TurboWorld } from './turbo-world.ts'

const source = createDocument(
  [
    createNode('Heading', { headingType: 'h1', content: '{place}', elementStyle: {} }),
    createNode('Paragraph', { content: 'Typed', elementStyle: {} }),
  ],
  sequentialUuids(),
)
const [, paragraph = ''] = source.nodes.get(source.root)?.children ?? []

/** So many pages, one for each place, each with one text by AI. */
export const writtenPages = async (
  world: TurboWorld,
  count: number,
  brakes: Partial<TurboDefinition['brakes']> = {},
): Promise<TurboDefinition> => ({
  name: 'Written pages',
  source: { pageId: await world.page(exportJson(source)) },
  lists: [{ name: 'place', values: Array.from({ length: count }, (_, at) => `Town ${at + 1}`) }],
  mode: 'all',
  seed: 1,
  pages: null,
  address: '{place}',
  pageName: '{place}',
  title: '',
  description: '',
  rules: [{ nodeId: paragraph, write: { prompt: 'Write about {place}.' } }],
  listing: null,
  structure: { hubs: [], breadcrumb: false, nearby: 0, related: 0 },
  sitePer: null,
  siteName: 'Written',
  rootSlug: `written-${world.number()}`,
  email: '',
  clouds: [],
  brakes: {
    sample: 2,
    perDay: null,
    timeZone: 'UTC',
    noindex: false,
    stopAtErrors: 50,
    stopAtCost: null,
    similarFrom: 0.8,
    ...brakes,
  },
})
