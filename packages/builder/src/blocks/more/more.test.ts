import { describe, expect, test } from 'vitest'
import { exportHtml } from '../../html/export/export-html.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { applyChange } from '../../changes/change.ts'
import { insertTree } from '../../commands/insert-tree.ts'
import { changeOf } from '../../testing/index.ts'
import { createDocument } from '../../tree/create-document.ts'
import { sequentialUuids } from '../../tree/uuid.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'
import { blockOptionCss } from '../registry.ts'
import { palette } from '../palette/palette.ts'
import { viewOf } from '../view-of.ts'
import { shapeNames } from './shape-paths.ts'

const newUuid = sequentialUuids('0000-new-')
const pageWith = (...nodes: WireNode[]) => {
  const page = createDocument()
  return applyChange(
    page,
    changeOf(insertTree(page, { nodes, place: { into: page.root, at: 'end' }, newUuid })),
  )
}
const bodyOf = (...nodes: WireNode[]) => /<body>(.*)<\/body>/s.exec(exportHtml(pageWith(...nodes)))?.[1] ?? ''

const items = palette.flatMap(({ group, items: all }) => (group === 'more' ? all : []))

test.each(items.map(({ id, nodes }) => [id, nodes] as const))(
  'the %s is the same after an export and an import, and needs no script',
  (_id, nodes) => {
    const html = exportHtml(pageWith(...nodes))
    const { document } = importHtml(html)
    expect(exportHtml(document)).toBe(html)
    expect(html).not.toMatch(/<script|\son\w+=/)
    const own = ['Icon', 'Divider', 'Rating', 'Steps', 'CallBar'].filter(
      (name) => name === nodes[0]?.componentName,
    )
    const found = [...document.nodes.values()].map(({ componentName }) => componentName)
    expect(found).toEqual(expect.arrayContaining(own))
  },
)

test.each([
  ['4.5', 5, '4.5 of 5 stars', '90%'],
  ['7', 5, '5 of 5 stars', '100%'],
  ['x', 3, '3 of 3 stars', '100%'],
])('a rating of %s in %d stars says “%s”', (value, stars, label, width) => {
  const html = bodyOf(createNode('Rating', { value, stars }))
  expect(html).toContain(`role="img" aria-label="${label}"`)
  expect(html).toContain(`--w2-rating:${width}`)
})

test('a divider of a shape is hidden from screen readers, a line is a separator', () => {
  expect(bodyOf(createNode('Divider', { shape: 'wave' }))).toMatch(
    /<hr class="w2-divider w2-divider-wave" aria-hidden/,
  )
  expect(bodyOf(createNode('Divider'))).not.toContain('aria-hidden')
})

test('steps are an ordered list', () => {
  const [steps] = items.find(({ id }) => id === 'Steps')?.nodes ?? []
  expect(bodyOf(steps!)).toMatch(/^<ol class="w2-steps w2-steps-numbers[^"]*"><li><h3/)
})

test('a call bar is fixed on published pages only', () => {
  const [bar] = items.find(({ id }) => id === 'CallBar')?.nodes ?? []
  expect(bodyOf(bar!)).toContain('w2-callbar-fixed')
  const record = [...pageWith(bar!).nodes.values()].find(({ componentName }) => componentName === 'CallBar')
  const view = viewOf(record!, { mode: 'edit', data: {}, firstPicture: false })
  expect(view.kind === 'element' && view.attributes.class).toBe('w2-callbar')
})

describe('a gallery', () => {
  const images = ['a', 'b', 'c'].map((name) => ({ url: `${name}.jpg`, alt: name, caption: `The ${name}` }))
  const html = bodyOf(createNode('Gallery', { key: 'new', images }))

  test('opens each image by a button, with buttons to its neighbors', () => {
    const ids = [...html.matchAll(/<div id="([^"]+)" class="w2-lightbox" popover/g)].map(([, id]) => id)
    expect(ids).toHaveLength(3)
    const middle = html.split('<div id=')[2] ?? ''
    expect(
      [...middle.matchAll(/popovertarget="([^"]+)" popovertargetaction="show"/g)].map(([, id]) => id),
    ).toEqual([ids[0], ids[2]])
    expect(middle).toContain('aria-label="Image 2 of 3"')
  })

  test('has its own links in each copy', () => {
    const both = bodyOf(
      createNode('Gallery', { key: 'x', images }),
      createNode('Gallery', { key: 'new', images }),
    )
    const ids = [...both.matchAll(/<div id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(6)
  })

  test('leaves out images without a URL', () => {
    expect(bodyOf(createNode('Gallery', { images: [{ url: '', alt: 'x' }, 'y'] }))).not.toContain('<img')
  })
})

describe('a navigation with a menu button', () => {
  const data = { navigation: [{ label: 'Home', href: '/', children: [] }] }
  const html = (props: WireNode['props']) => exportHtml(pageWith(createNode('Navigation', props)), { data })

  test('opens its links by the button', () => {
    const page = html({ menu: 'abc' })
    expect(page).toContain('<button type="button" class="w2-nav-opener" popovertarget="w2-abc">Menu</button>')
    expect(page).toContain('<a href="/">Home</a></li></ul>')
    expect(page).toContain('<ul id="w2-abc" popover="auto">')
    expect(page).toMatch(/popovertarget="w2-abc" popovertargetaction="hide">Close</)
    expect(page).toContain('.w2-nav-opener{')
  })

  test('stays as it was without one', () => {
    expect(html({})).not.toMatch(/popover|w2-nav-opener|w2-nav-fold/)
  })
})

test('a gallery is the same block after an export and an import', () => {
  const images = ['a', 'b'].map((name) => ({
    url: `${name}.jpg`,
    alt: name,
    caption: name === 'a' ? '' : 'B',
  }))
  const html = exportHtml(pageWith(createNode('Gallery', { key: 'x', columns: 2, images })))
  const { document } = importHtml(html)
  const found = [...document.nodes.values()].find(({ componentName }) => componentName === 'Gallery')
  expect(found?.props).toMatchObject({ columns: 2, images, key: expect.any(String) as string })
  expect(exportHtml(document)).toBe(html)
})

test('a gallery that was edited elsewhere becomes elements and loses nothing', () => {
  const html = exportHtml(pageWith(createNode('Gallery', { key: 'x' }))).replace('<li>', '<li>new ')
  const { document } = importHtml(html)
  expect([...document.nodes.values()].map(({ componentName }) => componentName)).not.toContain('Gallery')
  expect(exportHtml(document)).toBe(html)
})

test('a menu button is shown while the navigation is edited, and opens nothing', () => {
  const page = pageWith(createNode('Navigation', { menu: 'abc' }))
  const record = [...page.nodes.values()].find(({ componentName }) => componentName === 'Navigation')!
  const view = viewOf(record, { mode: 'edit', data: {}, firstPicture: false })
  expect(view.kind === 'element' && view.content[0]).toMatchObject({
    tag: 'button',
    attributes: { type: 'button', class: 'w2-nav-opener' },
  })
  expect(blockOptionCss()).toContain('.w2-nav-opener{')
})

test.each(shapeNames)(
  'the shape %s is drawn in the text color, and is the same block after an import',
  (shape) => {
    const html = exportHtml(pageWith(createNode('ShapeDivider', { shape, flipX: true })))
    expect(html).toMatch(
      new RegExp(
        `<div class="w2-shape w2-shape-x [^"]*" data-shape="${shape}" aria-hidden="true"><svg viewBox="0 0 1200 120"`,
      ),
    )
    const { document } = importHtml(html)
    const found = [...document.nodes.values()].find(({ componentName }) => componentName === 'ShapeDivider')
    expect(found?.props).toMatchObject({ shape, flipX: true, flipY: false })
    expect(exportHtml(document)).toBe(html)
  },
)

test('a call bar without a phone number has no link to nowhere', () => {
  const [bar] = items.find(({ id }) => id === 'CallBar')?.nodes ?? []
  const codes: string[] = []
  const without = exportHtml(pageWith(bar!), { data: {}, warn: ({ code }) => codes.push(code) })
  expect(without).not.toContain('tel:')
  expect(without).toContain('href="#contact"')
  expect(codes).not.toContain('empty-link')
  const data = { nap: { phone: '(555) 010-0199' }, values: { 'nap.phone': '(555) 010-0199' } }
  expect(exportHtml(pageWith(bar!), { data })).toContain('href="tel:5550100199"')
})
