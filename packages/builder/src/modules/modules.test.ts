import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, invertChange } from '../changes/change.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { exportJson, importJson } from '../json/document-json.ts'
import { arbitraryNode, changeOf } from '../testing/index.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { brokenInvariants } from '../tree/invariants.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { detachModule } from './detach-module.ts'
import { expandModules, wouldCycle } from './expand-modules.ts'
import { moduleNode, modulesUsed } from './module-use.ts'

const text = (content: string): WireNode => ({
  componentName: 'Paragraph',
  props: { content },
  children: [],
  addition: {},
})
const page = (...nodes: WireNode[]) => createDocument(nodes, sequentialUuids('p'))
const modules = (all: Record<string, BuilderDocument>) => new Map(Object.entries(all))
const textsOf = (document: BuilderDocument) =>
  [...exportHtml(document).matchAll(/<p>([^<]*)<\/p>/g)].map(([, content]) => content)

it('expands sections everywhere, including nested ones', () => {
  const known = modules({
    hours: page(text('Open'), moduleNode('phone', 'Phone')),
    phone: page(text('Call')),
  })
  const used = page(text('one'), moduleNode('hours', 'Hours'), text('two'), moduleNode('phone', 'Phone'))
  const { document, problems } = expandModules(used, known)
  expect(textsOf(document)).toEqual(['one', 'Open', 'Call', 'two', 'Call'])
  expect(problems).toEqual([])
  expect(brokenInvariants(document)).toEqual([])
  expect(modulesUsed(used).map(({ moduleId }) => moduleId)).toEqual(['hours', 'phone'])
})

it('leaves a document without sections unchanged', () => {
  const plain = page(text('one'))
  expect(expandModules(plain, new Map()).document).toBe(plain)
})

it('reports missing and self-containing sections and shows the rest', () => {
  const known = modules({
    a: page(text('A'), moduleNode('b', 'B')),
    b: page(text('B'), moduleNode('a', 'A')),
  })
  const { document, problems } = expandModules(
    page(moduleNode('a', 'A'), moduleNode('gone', 'Gone'), text('end')),
    known,
  )
  expect(textsOf(document)).toEqual(['A', 'B', 'end'])
  expect(problems.map(({ moduleId, why }) => [moduleId, why])).toEqual([
    ['a', 'cycle'],
    ['gone', 'missing'],
  ])
  expect(brokenInvariants(document)).toEqual([])
  expect(wouldCycle('a', 'b', known)).toBe(true)
  expect(wouldCycle('a', 'c', known)).toBe(false)
})

it('stays bounded when sections multiply', () => {
  const known = new Map<string, BuilderDocument>()
  for (let at = 0; at < 30; at += 1) {
    const next = Array.from({ length: 20 }, () => moduleNode(`m${at + 1}`, ''))
    known.set(`m${at}`, page(text(`${at}`), ...next))
  }
  const { document, problems } = expandModules(page(moduleNode('m0', '')), known)
  expect(document.nodes.size).toBeLessThan(250_000)
  expect(new Set(problems.map(({ why }) => why))).toContain('too-large')
})

it('keeps the styles of the section and of its place, and its style sheets once', () => {
  const section = importHtml(
    '<html><head><style>.note{color:red}</style></head><body class="soft"><p class="note">hello</p></body></html>',
  ).document
  const place = (width: string): WireNode => ({
    ...moduleNode('s', 'S'),
    props: { moduleId: 's', elementStyle: { width } },
  })
  const { document } = expandModules(page(place('50%'), place('60%')), modules({ s: section }))
  const html = exportHtml(document)
  expect(html.match(/\.note\{color:red\}/g)).toHaveLength(1)
  expect(html.match(/<p class="note">hello/g)).toHaveLength(2)
  expect(html).toMatch(/class="soft[^"]*"/)
  expect(html).toMatch(/width:\s*50%/)
  expect(html).toMatch(/width:\s*60%/)
})

it('preserves a reference in JSON and HTML', () => {
  const used = page(moduleNode('s', 'My "section"'))
  const json = importJson(exportJson(used))
  expect(json.ok && modulesUsed(json.document)).toMatchObject([{ moduleId: 's', name: 'My "section"' }])
  expect(modulesUsed(importHtml(exportHtml(used)).document)).toMatchObject([
    { moduleId: 's', name: 'My "section"' },
  ])
})

describe('laws', () => {
  const content = fc.array(arbitraryNode, { maxLength: 4 })
  const known = fc
    .record({ a: content, b: content })
    .map(({ a, b }) => modules({ a: page(...a, moduleNode('b', 'B')), b: page(...b) }))
  const withUses = content.map((nodes) => page(moduleNode('a', 'A'), ...nodes, moduleNode('b', 'B')))

  it('detached sections export like linked ones, and detaching can be undone', () => {
    fc.assert(
      fc.property(withUses, known, (document, all) => {
        const use = modulesUsed(document).find(({ moduleId }) => moduleId === 'a')!
        const result = detachModule(document, {
          id: use.uuid,
          module: all.get('a')!,
          newUuid: sequentialUuids('d'),
        })
        const change = changeOf(result)
        const detached = applyChange(document, change)
        expect(brokenInvariants(detached)).toEqual([])
        expect(exportHtml(expandModules(detached, all).document)).toBe(
          exportHtml(expandModules(document, all).document),
        )
        expect(applyChange(detached, invertChange(change)).nodes).toEqual(document.nodes)
      }),
      { numRuns: 60 },
    )
  })

  it('is deterministic and valid, and leaves no reference', () => {
    fc.assert(
      fc.property(withUses, known, (document, all) => {
        const once = expandModules(document, all).document
        expect(exportJson(expandModules(document, all).document)).toBe(exportJson(once))
        expect(brokenInvariants(once)).toEqual([])
        expect(modulesUsed(once).filter(({ moduleId }) => moduleId)).toEqual([])
        expect(expandModules(once, all).document).toBe(once)
      }),
      { numRuns: 60 },
    )
  })
})
