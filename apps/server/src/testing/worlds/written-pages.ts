import { createDocument, createNode, storedJson, sequentialUuids } from '@web2/builder'
import type { TurboDefinition } from '@web2/contract/generator'
import type { TurboWorld } from './generator-world.ts'
import { smallestDefinition } from './generator-definition.ts'

const source = createDocument(
  [
    createNode('Heading', { headingType: 'h1', content: '{place}', elementStyle: {} }),
    createNode('Paragraph', { content: 'Typed', elementStyle: {} }),
  ],
  sequentialUuids(),
)
const [, paragraph = ''] = source.nodes.get(source.root)?.children ?? []

/** Adds pages, one per place, each with one AI text. */
export const writtenPages = async (
  world: TurboWorld,
  count: number,
  brakes: Partial<TurboDefinition['brakes']> = {},
): Promise<TurboDefinition> => ({
  ...smallestDefinition,
  name: 'Written pages',
  source: { pageId: await world.page(storedJson(source)) },
  lists: [{ name: 'place', values: Array.from({ length: count }, (_, at) => `Town ${at + 1}`) }],
  rules: [{ nodeId: paragraph, write: { prompt: 'Write about {place}.' } }],
  siteName: 'Written',
  rootSlug: `written-${world.number()}`,
  brakes: { ...smallestDefinition.brakes, sample: 2, ...brakes },
})
