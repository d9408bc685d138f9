import { describe, expect, test } from 'vitest'
import { applyChange } from '../../changes/change.ts'
import { duplicateNodes } from '../../commands/duplicate-nodes.ts'
import { insertTree } from '../../commands/insert-tree.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { canInsertAt, canMoveFrom } from '../../rules/can-place.ts'
import { changeOf } from '../../testing/index.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { sequentialUuids } from '../../tree/uuid.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'
import { accordionBlock, dialogBlock, foldItem, popoverBlock, tabsBlock } from '../palette/interactive.ts'
import { viewOf } from '../view-of.ts'

const newUuid = sequentialUuids('0000-new-')

const added = (document: BuilderDocument, ...nodes: WireNode[]): BuilderDocument =>
  applyChange(
    document,
    changeOf(insertTree(document, { nodes, place: { into: document.root, at: 'end' }, newUuid })),
  )
const pageWith = (...nodes: WireNode[]) => added(createDocument(), ...nodes)
const ofType = ({ nodes }: BuilderDocument, name: string) =>
  [...nodes.values()].filter(({ componentName }) => componentName === name)
const bodyOf = (document: BuilderDocument) => /<body>(.*)<\/body>/s.exec(exportHtml(document))?.[1] ?? ''
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

const blocks = [
  ['accordion', accordionBlock],
  ['tabs', tabsBlock],
  ['popover', popoverBlock],
  ['dialog', dialogBlock],
] as const

describe.each(blocks)('the %s', (_name, block) => {
  test('is the same block after an export and an import', () => {
    const html = exportHtml(pageWith(block()))
    const { document } = importHtml(html)
    const typesOf = (page: BuilderDocument) =>
      [...page.nodes.values()].map(({ componentName }) => componentName).sort()
    expect(typesOf(document)).toEqual(typesOf(pageWith(block())))
    expect(exportHtml(document)).toBe(html)
  })

  test('needs no script', () => {
    expect(exportHtml(pageWith(block()))).not.toMatch(/<script|\son\w+=/)
  })

  test('has links of its own in each copy', () => {
    const page = added(pageWith(block()), block())
    const [first] = page.nodes.get(page.root)!.children
    const copied = applyChange(page, changeOf(duplicateNodes(page, { ids: [first!], newUuid })))
    const html = bodyOf(copied)
    const ids = all(html, /(?:data-group|\sid)="([^"]+)"/g)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(3)
    for (const target of all(html, /popovertarget="([^"]+)"/g)) expect(ids).toContain(target)
    for (const name of all(html, /<details[^>]* name="w2-([^"]+)"/g)) expect(ids).toContain(name)
  })
})

describe('an accordion', () => {
  test('is one group of details, of which one is open at a time', () => {
    const names = all(bodyOf(pageWith(accordionBlock())), /<details[^>]* name="([^"]+)"/g)
    expect(names).toHaveLength(3)
    expect(new Set(names).size).toBe(1)
  })

  test('without a key leaves its items independent', () => {
    expect(bodyOf(pageWith(createNode('Accordion', {}, [foldItem('a', 'b')])))).not.toContain('name=')
  })

  test('keeps an added item in its group', () => {
    const page = pageWith(accordionBlock())
    const [item] = ofType(page, 'Fold')
    const more = applyChange(page, changeOf(duplicateNodes(page, { ids: [item!.uuid], newUuid })))
    expect(new Set(all(bodyOf(more), /<details[^>]* name="([^"]+)"/g)).size).toBe(1)
  })

  test('takes items only, and keeps the title of each', () => {
    const page = pageWith(accordionBlock())
    const [group] = ofType(page, 'Accordion')
    const place = { into: group!.uuid, at: 'end' } as const
    expect(canInsertAt(page, [createNode('Paragraph')], place).ok).toBe(false)
    expect(canInsertAt(page, [foldItem('a', 'b')], place).ok).toBe(true)
    expect(canMoveFrom(page, [ofType(page, 'FoldTitle')[0]!.uuid]).ok).toBe(false)
  })

  test('shows the content of closed items while it is edited', () => {
    const [item] = ofType(pageWith(accordionBlock()), 'Fold')
    expect(viewOf(item!, { mode: 'edit', data: {}, firstPicture: false })).toMatchObject({
      tag: 'div',
      content: 'children',
    })
  })
})

test('tabs show their first content at first', () => {
  expect(all(bodyOf(pageWith(tabsBlock())), /<details([^>]*)>/g).map((each) => / open/.test(each!))).toEqual([
    true,
    false,
    false,
  ])
})

describe('a popover', () => {
  test('opens by its button, and a dialog says that it is one', () => {
    const html = bodyOf(pageWith(dialogBlock()))
    const [id] = all(html, /<div[^>]* id="([^"]+)" popover="auto" role="dialog" aria-label="Dialog"/g)
    expect(all(html, /popovertarget="([^"]+)"/g)).toEqual([id, id])
    expect(all(html, /popovertargetaction="([^"]+)"/g)).toEqual(['show', 'hide'])
  })

  test('is in its place on the page while it is edited', () => {
    const [record] = ofType(pageWith(popoverBlock()), 'Popover')
    const view = viewOf(record!, { mode: 'edit', data: {}, firstPicture: false })
    expect(view.kind === 'element' && Object.keys(view.attributes)).toEqual(['class'])
  })

  test('keeps its link when it is cut and pasted', () => {
    const node = createNode('Container', {}, [
      createNode('PopoverButton', { key: 'abc' }),
      createNode('Popover', { key: 'abc' }),
    ])
    expect(bodyOf(pageWith(node))).toContain('popovertarget="w2-abc"')
  })
})

test('new tabs show one of them even if all are closed; earlier ones stay as they were', () => {
  const html = exportHtml(pageWith(tabsBlock()))
  expect(html).toContain('class="w2-tabs w2-tabs-kept')
  expect(html).toContain(
    '.w2-tabs-kept:not(:has(>[open]))>details:first-of-type::details-content{content-visibility:visible',
  )
  expect(exportHtml(pageWith(createNode('Tabs', {}, [foldItem('a', 'b')])))).not.toContain('w2-tabs-kept')
})
