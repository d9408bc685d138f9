import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportHtml } from '../html/export/export-html.ts'
import { arbitraryDocument, shapeOf, treeOf } from '../testing/index.ts'
import { canvasView } from '../blocks/view-of.ts'
import { labelOf } from '../blocks/label.ts'
import { blockTypes } from '../blocks/registry.ts'
import { documentDepth } from '../tree/depth.ts'
import { brokenInvariants } from '../tree/invariants.ts'
import type { Json } from '../tree/record.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { exportJson, importJson, storedJson } from './document-json.ts'
import { importJsonDocument } from './import-document.ts'
import { exportFragment, fragmentFromJson, fragmentJson } from './fragment-json.ts'

const read = (text: string) => {
  const result = importJson(text)
  if (!result.ok) throw new Error(result.detail)
  return result.document
}

describe('the JSON form', () => {
  test('of any document restores the same document', () =>
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const back = read(storedJson(document))
        expect(back.page).toEqual(document.page)
        expect(Object.fromEntries(back.nodes)).toEqual(
          JSON.parse(JSON.stringify(Object.fromEntries(document.nodes))),
        )
        expect(brokenInvariants(back)).toEqual([])
      }),
    ))

  test('looks and reads the same when exported', () =>
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const back = read(exportJson(document))
        expect(exportHtml(back)).toBe(exportHtml(document))
        expect(exportJson(back)).toBe(exportJson(document))
      }),
      { numRuns: 50 },
    ))

  test('has five fields on every node and an elementStyle on every element when exported', () =>
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const waiting = [JSON.parse(exportJson(document)) as WireNode]
        for (let node = waiting.pop(); node; node = waiting.pop()) {
          expect(Object.keys(node)).toEqual(['componentName', 'props', 'children', 'addition', 'uuid'])
          expect('elementStyle' in node.props || /^(?:Text|Comment)$/.test(node.componentName)).toBe(true)
          waiting.push(...node.children)
        }
      }),
      { numRuns: 50 },
    ))

  test('may have other fields on a node, which are ignored', () => {
    const node = { uuid: 'p', componentName: 'Br', parent: 'r', rules: { canDrag: false } }
    const text = JSON.stringify({ componentName: 'Canvas', uuid: 'r', parent: null, children: [node] })
    expect(JSON.parse(exportJson(read(text)))).toMatchObject({
      uuid: 'r',
      children: [
        {
          uuid: 'p',
          componentName: 'Br',
          props: { elementStyle: {} },
          children: [],
          addition: {},
        },
      ],
    })
    expect(exportJson(read(text))).not.toMatch(/"parent"|"rules"/)
  })

  test('has the five wire format fields on every node', () => {
    const tree = treeOf('Container #a\n  Heading #h "Hi"')
    const wire = JSON.parse(storedJson(tree)) as { children: object[] }
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

  test('reads a bare wire format node as a page', () => {
    const bare = {
      componentName: 'Canvas',
      props: {},
      children: [{ componentName: 'Br' }],
      addition: {},
      uuid: 'r',
    }
    expect(exportHtml(read(JSON.stringify(bare)))).toContain('<body><br></body>')
  })

  test('gives nodes that share a UUID one each', () => {
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
    ['a list', '[]', 'must be a node'],
    ['null', 'null', 'must be a node'],
    ['an object of another kind', '{"a":1}', '“componentName” is missing'],
    [
      'an unknown component',
      canvas({ children: [{ componentName: 'Evil' }] }),
      'Node 2 is invalid: unknown component “Evil”',
    ],
    [
      'a name from the object prototype',
      '{"componentName":"constructor"}',
      'unknown component “constructor”',
    ],
    ['children that are no list', canvas({ children: 'x' }), 'must be a list'],
    ['a child that is no node', canvas({ children: [3] }), 'must be an object'],
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

  test('survive the clipboard', () => {
    expect(fragmentFromJson(fragmentJson(page, ['a']))).toEqual({
      ok: true,
      nodes: exportFragment(page, ['a']),
    })
  })

  test('are refused if they are something else', () => {
    expect(fragmentFromJson('just text')).toMatchObject({ ok: false, message: 'The input is not valid.' })
    expect(fragmentFromJson('{"kind":"web2-nodes","nodes":[{}]}')).toMatchObject({ ok: false })
  })

  test('leave the page unchanged', () => expect(shapeOf(page)).toBe('root(a(p) h)'))
})

describe('JSON from outside', () => {
  const read = (text: string) => importJsonDocument(text, sequentialUuids())
  const inCanvas = (child: object) => JSON.stringify({ componentName: 'Canvas', children: [child] })

  test.each<[string, string]>([
    ['a document', inCanvas({ componentName: 'Br' })],
    ['a document with a byte order mark', `\ufeff${inCanvas({ componentName: 'Br' })}`],
    ['copied blocks', '{"kind":"web2-nodes","version":1,"nodes":[{"componentName":"Br"}]}'],
    ['a list of nodes', '[{"componentName":"Br"}]'],
  ])('is a page if it is %s', (_name, text) => {
    expect(read(text)).toMatchObject({ ok: true, report: { droppedCount: 0, nodeCount: 2 } })
  })

  test('reports content that could run', () => {
    const result = read(
      JSON.stringify([
        { componentName: 'Element', addition: { tag: 'script' }, props: { content: 'alert(1)' } },
        { componentName: 'Link', props: { href: 'javascript:alert(1)' } },
        { componentName: 'Paragraph', addition: { attributes: { onclick: 'x()', class: 'c' } } },
      ]),
    )
    expect(result).toMatchObject({
      ok: true,
      report: { counts: { script: 1, 'dangerous-url': 1, 'event-handler': 1 }, droppedCount: 3 },
    })
    expect(result.ok && exportJson(result.document)).not.toMatch(/alert|onclick/)
  })

  test('quotes invalid JSON separately from the message', () => {
    expect(read('{junk: <<< not json')).toMatchObject({
      detail: expect.stringMatching(/character 2\.$/) as string,
      quote: '{junk: <<< not json',
    })
  })

  test.each<[string, string, string]>([
    ['nothing', ' ', 'is empty'],
    ['a file that was cut off', inCanvas({ componentName: 'Br' }).slice(0, -9), 'cut off'],
    ['a missing comma', '{"a":1\n"b":2}', 'line 2, character 1'],
    [
      'a child of another tool',
      inCanvas({ componentName: 'Container', children: [{ type: 'p' }] }),
      'children[0].children[0]',
    ],
    ['a name that is not text', inCanvas({ componentName: 'Br', addition: { name: {} } }), 'name'],
  ])('is refused with problem and position: %s', (_name, text, detail) => {
    expect(read(text)).toMatchObject({ ok: false, detail: expect.stringContaining(detail) as string })
  })

  test("can't reach any prototype", () => {
    const evil = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"content":"x"}'
    const result = read(
      `{"componentName":"Canvas","__proto__":{"children":3},"children":[{"componentName":"Paragraph",` +
        `"props":${evil},"addition":{"attributes":{"__proto__":"x"},"__proto__":{"tag":"script"}}}]}`,
    )
    if (!result.ok) throw new Error(result.detail)
    expect(exportHtml(result.document)).toContain('>x</p>')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('assigns a new UUID to a duplicate', () => {
    const twice = { componentName: 'Br', uuid: 'same' }
    const result = read(JSON.stringify({ componentName: 'Canvas', uuid: 'same', children: [twice, twice] }))
    expect(result.ok && brokenInvariants(result.document)).toEqual([])
    expect(result.ok && result.document.nodes.size).toBe(3)
  })

  test('of 10,000 levels is read and written', () => {
    const open = '{"componentName":"Container","children":['
    const result = read(open.repeat(10_000) + ']}'.repeat(10_000))
    if (!result.ok) throw new Error(result.detail)
    expect(documentDepth(result.document)).toBe(10_000)
    expect(importJson(exportJson(result.document)).ok).toBe(true)
  })

  test('with any prop values in any block can be shown', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...blockTypes.map(({ name }) => name)),
        fc.dictionary(
          fc.constantFrom(...propNames),
          fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
        ),
        (componentName, props) => {
          const result = read(JSON.stringify([{ componentName, props }]))
          if (!result.ok) throw new Error(result.detail)
          exportHtml(result.document, { data: { nap: {} } })
          for (const record of result.document.nodes.values()) {
            canvasView(record, {})
            expect(typeof labelOf(record)).toBe('string')
          }
        },
      ),
      { numRuns: 500 },
    ))
})

const propNames =
  'content href imageUrl alt url title width height loading slides interval rows type placeholder headingType elementStyle breakpoints hover newTab'.split(
    ' ',
  )
