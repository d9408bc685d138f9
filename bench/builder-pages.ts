import { createDocument, createNode, type BuilderDocument, type WireNode } from '@web2/builder'

const sectionSize = 21

const sentences = [
  'We mow, plant and prune from spring to autumn.',
  'Our gardeners live nearby and know the soil.',
  'Ask for a free visit; most lawns are quoted within a day.',
  'Hedges are cut twice a year, roses once, and the leaves are taken away.',
]

const texts = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => sentences[(from + at) % sentences.length]).join(' ')

/** Returns a node of the usual section: a heading, paragraphs, and now and then an image or a link. */
const content = (section: number, at: number): WireNode => {
  if (at === 0) return createNode('Heading', { headingType: 'h2', content: `Garden care, part ${section}` })
  if (at % 7 === 3)
    return createNode('Picture', { alt: 'A garden', elementStyle: { width: '240px', height: '156px' } })
  if (at % 7 === 5) return createNode('Link', { content: 'See the prices', href: 'prices.html' })
  return createNode('Paragraph', { content: `${section}.${at} ${texts(section + at, 1 + (at % 3))}` })
}

/** A page of exactly so many nodes, its root not counted: sections of twenty blocks, as real pages have them. */
export const pageOf = (nodes: number): BuilderDocument => {
  const sections: WireNode[] = []
  for (let left = nodes, section = 1; left > 0; left -= sectionSize, section += 1) {
    const blocks = Array.from({ length: Math.min(left, sectionSize) - 1 }, (_, at) => content(section, at))
    const style = { padding: '24px', 'background-color': section % 2 ? '#ffffff' : '#f4f6f7' }
    sections.push(createNode('Container', { elementStyle: style }, blocks))
  }
  return createDocument(sections)
}

/** The sizes that the rows are about, in nodes. */
export const pageSizes = [100, 1_000, 5_000, 20_000] as const
