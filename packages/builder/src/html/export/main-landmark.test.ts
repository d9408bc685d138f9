import { expect, it } from 'vitest'
import { createDocument } from '../../tree/create-document.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { importHtml } from '../import/import-html.ts'
import { exportHtml } from './export-html.ts'
import { sectionProp } from './main-landmark.ts'

const box = (tag: string, props: WireNode['props'] = {}): WireNode => ({
  componentName: 'Container',
  props,
  children: [{ componentName: 'Text', props: { content: tag }, children: [], addition: {} }],
  addition: { tag },
})
const ready = (tag: string) => box(tag, { [sectionProp]: 'faq/pane' })
const bodyOf = (nodes: WireNode[]) =>
  /<body>(.*)<\/body>/s.exec(exportHtml(createDocument(nodes), { data: {} }))![1]

it('puts ready-made sections between header and footer into a main', () => {
  expect(bodyOf([box('aside'), ready('header'), ready('section'), box('aside'), ready('footer')])).toBe(
    '<a href="#content" class="w2-skip" lang="en">Skip to content</a><aside>aside</aside>' +
      '<header>header</header><main id="content"><section>section</section><aside>aside</aside></main><footer>footer</footer>',
  )
  expect(bodyOf([ready('section')])).toBe('<main><section>section</section></main>')
})

const link = (href: string): WireNode => ({
  componentName: 'Link',
  props: { content: href, href },
  children: [],
  addition: {},
})

it('begins a page with a header with a link to its content, out of sight until the keyboard reaches it', () => {
  const taken = { ...ready('section'), addition: { tag: 'section', attributes: { id: 'content' } } }
  const html = exportHtml(createDocument([ready('header'), taken, ready('footer')]), { data: {}, lang: 'ar' })
  expect(html).toContain(
    '<body><a href="#content-2" class="w2-skip" lang="en">Skip to content</a><header>header</header>' +
      '<main id="content-2"><section id="content">',
  )
  expect(html).toContain('.w2-skip:not(:focus){position:absolute;')
  // an export that is imported stays the same
  expect(exportHtml(importHtml(html).document, { data: {}, lang: 'ar' })).toBe(html)
})

it('adds no link to content that comes first, or to a page that has one', () => {
  const hidden = { ...ready('header'), addition: { tag: 'header', hidden: true } }
  expect(bodyOf([hidden, ready('section')])).toBe('<main><section>section</section></main>')
  expect(exportHtml(createDocument([ready('section')]), { data: {} })).not.toContain('w2-skip')
  expect(bodyOf([link('#start'), ready('header'), ready('section')])).toBe(
    '<main><a href="#start">#start</a><header>header</header><section>section</section></main>',
  )
  const own = { ...ready('header'), children: [link('#start'), link('/')] }
  expect(bodyOf([own, ready('section')])).toBe(
    '<header><a href="#start">#start</a><a href="/">/</a></header><main><section>section</section></main>',
  )
})

it('leaves pages without ready-made sections and those with a main as they are', () => {
  expect(bodyOf([box('header'), box('section'), box('footer')])).toBe(
    '<header>header</header><section>section</section><footer>footer</footer>',
  )
  expect(bodyOf([ready('header'), box('main'), ready('footer')])).toBe(
    '<header>header</header><main>main</main><footer>footer</footer>',
  )
  expect(bodyOf([ready('header'), ready('footer')])).toBe('<header>header</header><footer>footer</footer>')
})
