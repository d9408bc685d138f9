import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, invertChange } from '../../changes/change.ts'
import { duplicateNodes } from '../../commands/duplicate-nodes.ts'
import { insertTree } from '../../commands/insert-tree.ts'
import { moveNodes } from '../../commands/move-nodes.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { exportJson, importJson } from '../../json/document-json.ts'
import { exportFragment } from '../../json/fragment-json.ts'
import { arbitraryNode, changeOf } from '../../testing/index.ts'
import { markText, textOfNode } from '../../text/edit-text.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { brokenInvariants } from '../../tree/invariants.ts'
import { sequentialUuids } from '../../tree/uuid.ts'
import { nodeOf } from '../../tree/walk.ts'
import { addProperty, removeProperty, setComponent } from '../component/commands.ts'
import { componentOf } from '../component/component.ts'
import { detachModule } from '../detach-module.ts'
import { expandModules, wouldCycle } from '../expand-modules.ts'
import { moduleNode, modulesUsed } from '../module-use.ts'
import { fillSlot, moveSlotOut, resetSlot } from './commands.ts'
import { blockOfSlot, filledBlocks, ownContents, slotsOf } from './slots.ts'

import {
  after,
  body,
  box,
  copiedKeys,
  done,
  fill,
  filled,
  insert,
  main,
  newUuid,
  node,
  own,
  page,
  paragraph,
  place,
  plain,
  shown,
  text,
} from '../../testing/card-section.ts'

describe('a slot', () => {
  it('shows the section’s content until a place fills it', () => {
    expect(shown(page)).toBe(shown(page, plain))
    expect(slotsOf(main).map(({ id }) => id)).toEqual(['intro', 'body'])
    expect(shown(fill(page, body))).toBe(shown(page))
    const html = shown(filled)
    expect(html).toContain('Only here')
    expect(html).not.toContain('Default')
    expect(html).not.toContain('data-w2m')
  })

  it('is filled by blocks of the page, which keep their ids', () => {
    const { document } = expandModules(filled, new Map([['m', main]]))
    const [block = ''] = nodeOf(filled, own(filled)).children
    expect(nodeOf(document, block)).toBe(nodeOf(filled, block))
    expect(nodeOf(document, own(filled)).componentName).toBe('Container')
  })

  it('follows the section in everything around it', () => {
    const other = done(
      main,
      insertTree(main, { nodes: [paragraph('New')], place: { into: main.root, at: 2 }, newUuid }),
    )
    expect(shown(filled, other)).toContain('New')
    expect(shown(filled, other)).toContain('Only here')
  })

  it('returns to the section’s content', () => {
    expect(done(filled, resetSlot(filled, own(filled))).nodes).toEqual(page.nodes)
  })

  it('takes blocks from the page, which can be moved out again', () => {
    const moved = done(filled, moveNodes(filled, { ids: [after], place: { into: own(filled), at: 'end' } }))
    expect(shown(moved)).toMatch(/Only here.*After.*End/s)
    const back = done(moved, moveNodes(moved, { ids: [after], place: { into: moved.root, at: 1 } }))
    expect(shown(back)).toMatch(/End.*After/s)
  })

  it('can’t be copied, moved or doubled without its section', () => {
    const nodes = exportFragment(filled, [own(filled)])
    const pasted = insertTree(filled, { nodes, place: { into: filled.root, at: 'end' }, newUuid })
    expect(pasted.ok ? '' : pasted.reason.detail).toBe(
      'Own content belongs to its section. Copy the blocks inside it instead.',
    )
    expect(moveNodes(filled, { ids: [own(filled)], place: { into: filled.root, at: 'end' } }).ok).toBe(false)
    expect(duplicateNodes(filled, { ids: [own(filled)], newUuid }).ok).toBe(false)
    expect(fillSlot(filled, { id: place, property: body, module: main, newUuid }).ok).toBe(false)
  })

  it('keeps its content when it is detached, copied, or comes back from HTML and JSON', () => {
    const detached = done(filled, detachModule(filled, { id: place, module: main, newUuid }))
    expect(shown(detached)).toBe(shown(filled))
    const copied = insert(filled, filled.root, ...exportFragment(filled, [place]))
    expect(shown(copied).match(/Only here/g)).toHaveLength(2)
    expect(shown(importHtml(exportHtml(filled)).document)).toBe(shown(filled))
    const json = importJson(exportJson(filled))
    expect(json.ok && shown(json.document)).toBe(shown(filled))
  })

  it('can be filled with sections, also with the same one, and counts as using them', () => {
    const nested = insert(filled, own(filled), moduleNode('m', 'Card'), moduleNode('x', 'Extra'))
    const html = shown(nested, main, { x: createDocument([paragraph('Extra')]) })
    expect(html).toMatch(/Only here.*Default one.*Extra.*End/s)
    expect(modulesUsed(nested).map(({ moduleId }) => moduleId)).toEqual(['m', 'm', 'x'])
    expect(exportJson(nested)).toContain('"moduleId":"x"')
  })

  it('of a section in a section is filled there, and can be a slot of the outer one', () => {
    const outer = createDocument([moduleNode('m', 'Card')], sequentialUuids('o'))
    const [inner = ''] = nodeOf(outer, outer.root).children
    const made = done(
      outer,
      fillSlot(outer, { id: inner, property: body, module: main, empty: true, newUuid }),
    )
    const [slot = ''] = nodeOf(made, inner).children
    const withBox = insert(made, slot, node('Container', {}, [paragraph('Outer default')]))
    const [hole = ''] = nodeOf(withBox, slot).children
    const whole = done(withBox, addProperty(withBox, body, { id: hole, target: 'content' }))
    const used = createDocument([moduleNode('o', 'Outer')], sequentialUuids('m'))
    expect(shown(used, main, { o: whole })).toMatch(/As in the main.*Outer default.*End/s)
    const own1 = done(
      used,
      fillSlot(used, { id: place, property: body, module: whole, empty: true, newUuid }),
    )
    const own2 = insert(own1, own(own1), paragraph('Innermost'))
    expect(shown(own2, main, { o: whole })).toMatch(/As in the main.*Innermost.*End/s)
    expect(shown(own2, main, { o: whole })).not.toContain('Outer default')
  })

  it('does not let a section contain itself', () => {
    const outer = createDocument([moduleNode('m', 'Card')], sequentialUuids('o'))
    const [inner = ''] = nodeOf(outer, outer.root).children
    const made = done(
      outer,
      fillSlot(outer, { id: inner, property: body, module: main, empty: true, newUuid }),
    )
    const cyclic = insert(made, nodeOf(made, inner).children[0]!, moduleNode('o', 'Outer'))
    const known = new Map([
      ['m', main],
      ['o', cyclic],
    ])
    expect(wouldCycle('o', 'o', known)).toBe(true)
    const { document, problems } = expandModules(createDocument([moduleNode('o', 'Outer')]), known)
    expect(problems.map(({ why }) => why)).toEqual(['cycle'])
    expect(brokenInvariants(document)).toEqual([])
  })

  it('fills one block alone, even if the section has more of its property', () => {
    const doubled = done(main, duplicateNodes(main, { ids: [box], newUuid }))
    expect(shown(filled, doubled)).toMatch(/Only here.*Default one.*End/s)
  })

  it('that was deleted or renamed in the section keeps the content of places', () => {
    const { properties, variants } = componentOf(nodeOf(main, main.root))
    const renamed = done(
      main,
      setComponent(main, {
        properties: properties.map((each) => ({ ...each, name: `${each.name} 2` })),
        variants,
      }),
    )
    expect(shown(filled, renamed)).toContain('Only here')
    const without = done(main, removeProperty(main, 'body'))
    expect(shown(filled, without)).toBe(shown(page, plain))
    expect(blockOfSlot(without, 'body')).toBeUndefined()
    expect(filledBlocks(without, ownContents(filled, nodeOf(filled, place))).size).toBe(0)
    const out = done(filled, moveSlotOut(filled, own(filled)))
    expect(shown(out, without)).toMatch(/Default one.*End.*Only here.*After/s)
    const detached = done(filled, detachModule(filled, { id: place, module: without, newUuid }))
    expect(shown(detached)).toBe(shown(page, plain))
    const kept = [...detached.nodes.values()].find(({ addition }) => addition.hidden)
    expect(kept).toMatchObject({ componentName: 'Container', addition: { name: 'Body' } })
    expect(exportJson(detached)).toContain('Only here')
  })
})

describe('a formatted text', () => {
  const written = fill(page, text)

  it('starts with the section’s, and is edited as the text of a block', () => {
    expect(shown(written)).toBe(shown(page))
    expect(textOfNode(written, own(written))).toBe('As in the main')
    const bold = done(
      written,
      markText(written, { id: own(written), range: { from: 0, to: 2 }, mark: 'bold', on: true, newUuid }),
    )
    expect(shown(bold)).toMatch(/<p[^>]*><strong>As<\/strong> in the main<\/p>/)
    expect(shown(importHtml(exportHtml(bold)).document)).toBe(shown(bold))
    const detached = done(bold, detachModule(bold, { id: place, module: main, newUuid }))
    expect(shown(detached)).toBe(shown(bold))
    expect(shown(done(bold, resetSlot(bold, own(bold))))).toBe(shown(page))
    const out = done(bold, moveSlotOut(bold, own(bold)))
    expect(shown(out)).toMatch(/End.*<p><strong>As<\/strong> in the main<\/p>.*After/s)
  })

  it('may have styles of its own above those of the section', () => {
    const record = nodeOf(written, own(written))
    const styled = {
      ...written,
      nodes: new Map(written.nodes).set(record.uuid, {
        ...record,
        props: { ...record.props, elementStyle: { color: 'red' } },
      }),
    }
    expect(exportHtml(expandModules(styled, new Map([['m', main]])).document)).toContain('color:red')
  })
})

describe('laws', () => {
  const content = fc.array(arbitraryNode, { maxLength: 3 })

  it('own content comes back from HTML and JSON as it was', () => {
    fc.assert(
      fc.property(content, fc.string(), (blocks, words) => {
        const places = [
          node('Slot', { slot: 'body' }, blocks),
          node('OwnText', { slot: 'intro', content: words }),
        ]
        const document = createDocument(
          [moduleNode('m', 'M'), { ...moduleNode('m', 'M'), children: places }],
          sequentialUuids('q'),
        )
        const json = importJson(exportJson(document))
        expect(json.ok && exportJson(json.document)).toBe(exportJson(document))
        const once = importHtml(exportHtml(document)).document
        const filling = (each: BuilderDocument) =>
          nodeOf(each, each.root).children.map((uuid) =>
            ownContents(each, nodeOf(each, uuid)).map(({ kind, property }) => [kind, property]),
          )
        expect(filling(once)).toEqual(filling(document))
        expect(exportHtml(importHtml(exportHtml(once)).document)).toBe(exportHtml(once))
      }),
      { numRuns: 60 },
    )
  })

  it('own content is shown once, keeps its ids, survives detaching, and can be undone', () => {
    fc.assert(
      fc.property(content, content, content, (before, inside, blocks) => {
        const start = createDocument([moduleNode('k', 'K')], sequentialUuids('p'))
        const [place = ''] = nodeOf(start, start.root).children
        const first = createDocument([...before, node('Container', {}, inside)], sequentialUuids('m'))
        const hole = nodeOf(first, first.root).children.at(-1)!
        const added = addProperty(first, body, { id: hole, target: 'content' })
        const module = applyChange(first, changeOf(added))
        const known = new Map([['k', module]])
        const begun = fillSlot(start, { id: place, property: body, module, newUuid })
        const copy = applyChange(start, changeOf(begun))
        const html = (document: BuilderDocument) =>
          exportHtml(expandModules(document, known).document).replace(copiedKeys, '="key"')
        expect(html(copy)).toBe(html(start))
        const tree = createDocument(
          [{ ...moduleNode('k', 'K'), children: [node('Slot', { slot: 'body' }, blocks)] }],
          sequentialUuids('q'),
        )
        const [use = ''] = nodeOf(tree, tree.root).children
        const whole = expandModules(tree, known).document
        expect(brokenInvariants(whole)).toEqual([])
        for (const uuid of nodeOf(tree, nodeOf(tree, use).children[0]!).children)
          expect(whole.nodes.has(uuid)).toBe(
            modulesUsed(tree).every((each) => each.uuid !== uuid || known.has(each.moduleId)),
          )
        const result = detachModule(tree, { id: use, module, newUuid: sequentialUuids('d') })
        const detached = applyChange(tree, changeOf(result))
        expect(exportHtml(expandModules(detached, known).document)).toBe(exportHtml(whole))
        expect(applyChange(detached, invertChange(changeOf(result))).nodes).toEqual(tree.nodes)
      }),
      { numRuns: 60 },
    )
  })
})
