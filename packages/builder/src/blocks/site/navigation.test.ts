import { expect, it } from 'vitest'
import { createNode } from '../create-node.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { createDocument } from '../../tree/create-document.ts'

const navigation = [{ label: 'Home', href: '/', children: [] }]

/** Returns the links of a navigation with these props on a site with one page. */
const linksOf = (props: Parameters<typeof createNode>[1]): string[] => {
  const html = exportHtml(createDocument([createNode('Navigation', props)]), {
    data: { navigation, nap: null },
  })
  return [...html.matchAll(/<a [^>]*>[^<]*<\/a>/g)].map(([link]) => link)
}

it('links to the pages of the site, or to what was chosen instead', () => {
  expect(linksOf({})).toEqual(['<a href="/">Home</a>'])
  const links = [
    { label: 'Prices', href: '#prices' },
    { label: 'Contact', href: '/contact' },
  ]
  expect(linksOf({ links, menu: 'key' })).toEqual([
    '<a href="#prices">Prices</a>',
    '<a href="/contact">Contact</a>',
  ])
})

it('is safe with values that are no links', () => {
  expect(linksOf({ links: [null, 'x', { label: 'Run', href: 'javascript:alert(1)' }] }).join()).not.toContain(
    'javascript:',
  )
})
