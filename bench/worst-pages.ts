import { randomUUID } from 'node:crypto'
import { filled, json, many, type Door } from './worst-door.ts'
import { type Attacker } from './worst-caller.ts'

const block = (children: readonly unknown[] = [], more: object = {}) => ({
  componentName: 'Container',
  props: {},
  children,
  addition: {},
  ...more,
})
const attributes = (count: number, value: string) => ({
  addition: { attributes: Object.fromEntries(many(count, (at) => [`data-${at}`, value])) },
})
const saying = (content: string) => block([], { props: { content } })
const page = { doctype: 'html', htmlAttributes: {}, head: [], importedStyles: false }
const body = { tag: 'body', version: 1, page }
const documentOf = (children: readonly unknown[]) => ({
  ...{ componentName: 'Canvas', props: {}, children, addition: body },
})

const nested = (levels: number): unknown => {
  let inner: unknown = block()
  for (let level = 1; level < levels; level += 1) inner = block([inner])
  return inner
}

/** Endpoints for pages as the editor sends them, and as HTML. */
export const documents = (attacker: Attacker): Door[] => {
  const stored = (name: string, content: () => object) =>
    json(attacker, name, ['POST', '/api/cloud-pages'], () => ({ name: randomUUID(), ...content() }))
  const blocks = (name: string, children: () => readonly unknown[]) =>
    stored(`a page of ${name}`, () => ({ document: documentOf(children()) }))
  const html = (name: string, text: () => string) =>
    stored(`a page of html: ${name}`, () => ({ html: text() }))
  return [
    blocks('100,000 blocks', () => many(100_000, () => block())),
    blocks('60,000 texts', () => many(60_000, () => saying('{nap.city} a'))),
    blocks('a text of 14 MB', () => [saying(filled('{nap.city} ', 14_000_000))]),
    blocks('100 times 500 levels', () => many(100, () => nested(500))),
    blocks('600,000 attributes', () => many(800, () => block([], attributes(750, 'x')))),
    blocks('a style of 14 MB', () => [
      block([], { addition: { attributes: { style: filled('color:red;', 14_000_000) } } }),
    ]),
    blocks('pictures in two million sizes', () => [
      block([], { addition: { attributes: { srcset: filled('a 1x, ', 12_000_000) } } }),
    ]),
    html('5 MB of tags', () => filled('<p>a', 5_000_000)),
    html('15 MB of text', () => `<p>${filled('{nap.city} ', 14_000_000)}`),
    html(
      'rules and elements',
      () =>
        `<style>${filled('.a .b{color:red}', 1_000_000)}</style>${filled('<p class="a b">x</p>', 1_000_000)}`,
    ),
    html('a style of 5 MB', () => `<style>${filled('a{b:c}', 5_000_000)}</style>`),
  ]
}
