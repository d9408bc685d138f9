import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportHtml } from '../html/export-html.ts'
import { arbitraryDocument, shapeOf, treeOf } from '../testing/index.ts'
import { brokenInvariants } from '../tree/invariants.ts'
import { exportJson, importJson } from './document-json.ts'
import { exportFragment, fragmentFromJson, fragmentJson } from './fragment-json.ts'

const read = (text: string) => {
  const result = importJson(text)
  if (!result.ok) throw new Error(result.detail)
  return result.document
}

describe('the JSON form', () => {
  test('of any document gives the same document back', () =>
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const back = read(exportJson(document))
        expect(back.page).toEqual(document.page)
        expect(Object.fromEntries(back.nodes)).toEqual(
          JSON.parse(JSON.stringify(Object.fromEntries(document.nodes))),
        )
        expect(brokenInvariants(back)).toEqual([])
      }),
    ))

  test('has the five fields of the wire format at each node', () => {
    const wire = JSON.parse(exportJson(treeOf('Container #a\n  Heading #h "Hi"'))) as { children: object[] }
    expect(Object.keys(wire)).toEqual(['componentName', 'props', 'children', 'addition', 'uuid'])
    expect(wire.children).toEqual([
      {
        componentName: 'Container',
        props: {},
        addition: {},
        uuid: 'a',
        children: [
          {
            componentName: 'Heading',
            props: { headingType: 'h1', content: 'Hi' },
            addition: {},
            uuid: 'h',
            children: [],
          },
        ],
      },
    ])
  })

  test('reads a bare node of the wire format as a page', () => {
    const bare = {
      componentName: 'Canvas',
      props: {},
      children: [{ componentName: 'Br' }],
      addition: {},
      uuid: 'r',
    }
    expect(exportHtml(read(JSON.stringify(bare)))).toContain('<body><br></body>')
  })

  test('gives nodes that share a uuid one each', () => {
    const twin = { componentName: 'Br', props: {}, children: [], addition: {}, uuid: 'same' }
    const text = JSON.stringify({ componentName: 'Canvas', children: [twin, twin], uuid: 'same' })
    expect(read(text).nodes.size).toBe(3)
  })

  test('survives nesting of 10,000 levels', () => {
    const level = '{"componentName":"Container","children":['
    const text = level.repeat(10_000) + ']}'.repeat(10_000)
    const document = read(text)
    expect(document.nodes.size).toBe(10_000)
    expect(read(exportJson(document)).nodes.size).toBe(10_000)
  })

  const canvas = (more: object) => JSON.stringify({ componentName: 'Canvas', ...more })

  test.each<[string, string, string]>([
    ['text that is not JSON', '{"componentName":', 'JSON'],
    ['HTML', '<p>hi</p>', 'JSON'],
    ['nothing', '', 'JSON'],
    ['a list', '[]', 'not a node'],
    ['null', 'null', 'not a node'],
    ['an object of another kind', '{"a":1}', 'no componentName'],
    [
      'an unknown component',
      canvas({ children: [{ componentName: 'Evil' }] }),
      'Node 2 can not be read: its component "Evil"',
    ],
    ['a name from the object prototype', '{"componentName":"constructor"}', '"constructor" is not known'],
    ['children that are no list', canvas({ children: 'x' }), 'not a list'],
    ['a child that is no node', canvas({ children: [3] }), 'not an object'],
    ['props that are no object', canvas({ props: [1] }), 'props'],
    ['attributes that are not text', canvas({ addition: { attributes: { id: 1 } } }), 'attributes'],
    ['a tag that is not text', canvas({ addition: { tag: {} } }), 'tag'],
    ['a newer version', canvas({ addition: { version: 99 } }), 'version 99'],
    ['a page that is not complete', canvas({ addition: { version: 1, page: {} } }), 'page settings'],
  ])('refuses %s', (_name, text, detail) => {
    expect(importJson(text)).toMatchObject({
      ok: false,
      message: 'The input is not valid.',
      detail: expect.stringContaining(detail) as string,
    })
  })
})

describe('fragments', () => {
  const page = treeOf('Container #a\n  Paragraph #p "x"\nHeading #h "y"')

  test('are copied in document order, each node once', () => {
    expect(exportFragment(page, ['h', 'p', 'a']).map(({ uuid }) => uuid)).toEqual(['a', 'h'])
  })

  test('go through the clipboard', () => {
    expect(fragmentFromJson(fragmentJson(page, ['a']))).toEqual({
      ok: true,
      nodes: exportFragment(page, ['a']),
    })
  })

  test('that are something else are refused', () => {
    expect(fragmentFromJson('just text')).toMatchObject({ ok: false, message: 'The input is not valid.' })
    expect(fragmentFromJson('{"kind":"web2-nodes","nodes":[{}]}')).toMatchObject({ ok: false })
  })

  test('leave the page as it is', () => expect(shapeOf(page)).toBe('root(a(p) h)'))
})
