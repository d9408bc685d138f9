import { createDocument, createNode, type WireNode } from '@web2/builder'
import type { RenderSite } from '@web2/site'

/** Number of elements of a page of the generated site. */
export const elementCount = 68

/** Returns a typical page: sections of headings, texts, links and images, some with placeholders. */
export const pageNodes = (elements: number): WireNode[] => {
  const sections: WireNode[] = []
  for (let made = 1; made < elements; made += 6) {
    sections.push(
      createNode('Container', { elementStyle: { padding: '24px', width: '100%' } }, [
        createNode('Heading', { headingType: 'h2', content: `Care in {city}, part ${made}` }),
        createNode('Paragraph', {
          content: 'We mow, plant and prune from spring to autumn. Call {nap.phone} today.',
        }),
        createNode('Picture', { imageUrl: `https://images.example/${made}.webp`, alt: 'A garden' }),
        createNode('Link', { content: 'Prices', href: '/prices' }),
        createNode('Span', { content: 'Open all week' }),
      ]),
    )
  }
  return sections
}

/** Returns a site of `pages` pages of one document, each about a different city. */
export const generatedSite = (pages: number): RenderSite => {
  const document = createDocument(pageNodes(elementCount))
  return {
    name: 'Green Thumb',
    email: 'hello@example.com',
    pages: Array.from({ length: pages }, (_, index) => ({
      name: `Place ${index}`,
      slug: `place-${index}`,
      isDefault: index === 0,
      title: 'Gardeners in {city}',
      description: 'Garden care in {city}',
      document,
      updatedAt: '2026-11-20T00:00:00.000Z',
      values: { city: `City ${index}` },
    })),
  }
}

/** Business listing and publication details for rendering. */
export const target = {
  nap: { businessName: 'Green Thumb', address1: '1 Elm St', phone: '555 0100' },
  year: 2026,
  directoryIndex: true,
  baseUrl: 'https://example.com/',
}
