import { expect, it } from 'vitest'
import { createDocument } from '../../tree/create-document.ts'
import type { WireNode } from '../../tree/wire-node.ts'
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
    '<aside>aside</aside><header>header</header>' +
      '<main><section>section</section><aside>aside</aside></main><footer>footer</footer>',
  )
  expect(bodyOf([ready('section')])).toBe('<main><section>section</section></main>')
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
