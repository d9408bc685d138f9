import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, invertChange } from '../../changes/change.ts'
import { duplicateNodes } from '../../commands/duplicate-nodes.ts'
import { insertTree } from '../../commands/insert-tree.ts'
import { moveNodes } from '../../commands/move-nodes.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { exportJson, importJson } from '../../json/document-json.ts'
import { wrapNodes } from '../../commands/wrap-nodes.ts'
import { arbitraryNode, changeOf } from '../../testing/index.ts'
import { markText } from '../../text/edit-text.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { brokenInvariants } from '../../tree/invariants.ts'
import { sequentialUuids } from '../../tree/uuid.ts'
import { nodeOf } from '../../tree/walk.ts'
import {
  addProperty,
  bindProperty,
  removeProperty,
  removeVariant,
  setComponent,
  setPlaceVariant,
} from '../component/commands.ts'
import { componentOf, type ComponentProperty, type ComponentVariant } from '../component/component.ts'
import { detachModule } from '../detach-module.ts'
import { expandModules } from '../expand-modules.ts'
import { moduleNode } from '../module-use.ts'
import { fillSlot, fillVariant, resetSlot } from './commands.ts'
import { blockOfSlot, variantContents } from './slots.ts'

import {
  body,
  bodyOf,
  box,
  copiedKeys,
  done,
  filled,
  insert,
  main,
  newUuid,
  node,
  own,
  page,
  paragraph,
  place,
  shown,
  text,
} from '../../testing/card-section.ts'

describe('a variant', () => {
  const dark: ComponentVariant = { id: 'dark', name: 'Dark', values: {} }
  const withVariant = (document: BuilderDocument) =>
    done(
      document,
      setComponent(document, {
        properties: componentOf(nodeOf(document, document.root)).properties,
        variants: [dark],
      }),
    )
  const bare = withVariant(main)
  const give = (document: BuilderDocument, property: ComponentProperty, empty = true) =>
    done(document, fillVariant(document, { property, variant: dark, empty, newUuid }))
  const contentIn = (document: BuilderDocument, property: ComponentProperty) =>
    variantContents(document).find((each) => each.property === property.id)!.uuid
  const choose = (document: BuilderDocument, variant: string | null = 'dark') =>
    done(document, setPlaceVariant(document, { id: place, variant }))
  /** The section with blocks and a formatted text for its variant. */
  const rich = (() => {
    const begun = give(bare, body)
    const withBlock = insert(begun, contentIn(begun, body), paragraph('Dark block'))
    const worded = give(withBlock, text, false)
    const id = contentIn(worded, text)
    return done(worded, markText(worded, { id, range: { from: 0, to: 2 }, mark: 'bold', on: true, newUuid }))
  })()

  it('shows its content where it is chosen, and nowhere else', () => {
    expect(shown(page, rich)).toBe(shown(page))
    const html = shown(choose(page), rich)
    expect(html).toMatch(/<strong>As<\/strong> in the main.*Dark block.*End/s)
    expect(html).not.toMatch(/Default|data-w2m/)
    expect(shown(choose(choose(page), null), rich)).toBe(shown(page))
    expect(shown(choose(page, 'gone'), rich)).toBe(shown(page))
    // the section alone, as in a preview
    expect(bodyOf(exportHtml(expandModules(rich, new Map()).document))).not.toContain('Dark block')
  })

  it('starts with a copy of the section’s content, which keeps what properties drive', () => {
    const start = give(bare, body, false)
    expect(shown(choose(page), start)).toBe(shown(page))
    const [inside = ''] = nodeOf(main, box).children
    const title: ComponentProperty = { id: 'title', name: 'Title', kind: 'text' }
    const driven = give(
      withVariant(done(main, addProperty(main, title, { id: inside, target: 'text' }))),
      body,
      false,
    )
    const [copied = ''] = nodeOf(driven, contentIn(driven, body)).children
    expect(nodeOf(driven, copied).addition.attributes).toEqual({ 'data-w2m-bind': 'text:title' })
  })

  it('gives way to the content of a place, which returns to it', () => {
    const dark1 = choose(page)
    const copied = done(dark1, fillSlot(dark1, { id: place, property: body, module: rich, newUuid }))
    expect(shown(copied, rich)).toBe(shown(dark1, rich))
    const mine = insert(copied, own(copied), paragraph('Mine'))
    expect(shown(mine, rich)).toMatch(/Dark block.*Mine/s)
    expect(shown(choose(filled), rich)).toMatch(/<strong>As<\/strong>.*Only here/s)
    expect(shown(choose(filled), rich)).not.toContain('Dark block')
    const reset = done(mine, resetSlot(mine, own(mine)))
    expect(shown(reset, rich)).toBe(shown(dark1, rich))
  })

  it('can have a slot in its content, which places fill', () => {
    const begun = give(bare, body)
    const boxed = insert(begun, contentIn(begun, body), node('Container', {}, [paragraph('Inner default')]))
    const [hole = ''] = nodeOf(boxed, contentIn(boxed, body)).children
    const side: ComponentProperty = { id: 'side', name: 'Side', kind: 'slot' }
    const whole = done(boxed, addProperty(boxed, side, { id: hole, target: 'content' }))
    expect(blockOfSlot(whole, 'side')).toBeUndefined()
    expect(blockOfSlot(whole, 'side', 'dark')?.uuid).toBe(hole)
    const dark1 = choose(page)
    const empty = done(
      dark1,
      fillSlot(dark1, { id: place, property: side, module: whole, empty: true, newUuid }),
    )
    const mine = insert(empty, own(empty), paragraph('Mine'))
    expect(shown(mine, whole)).toMatch(/Mine.*End/s)
    expect(shown(mine, whole)).not.toContain('Inner default')
    const unlinked = done(whole, bindProperty(whole, { id: hole, target: 'content', property: null }))
    expect(shown(mine, unlinked)).toContain('Inner default')
  })

  it('stays in the section’s HTML and JSON, and in detached copies', () => {
    const dark1 = choose(page)
    expect(shown(dark1, importHtml(exportHtml(rich)).document)).toBe(shown(dark1, rich))
    const json = importJson(exportJson(rich))
    expect(json.ok && shown(dark1, json.document)).toBe(shown(dark1, rich))
    const detached = done(dark1, detachModule(dark1, { id: place, module: rich, newUuid }))
    expect(shown(detached)).toBe(shown(dark1, rich))
  })

  it('has one content for each property, which can’t be moved, wrapped or copied', () => {
    const id = contentIn(rich, body)
    const again = fillVariant(rich, { property: body, variant: dark, newUuid })
    expect(again.ok ? '' : again.reason.detail).toBe('“Body” already has content of its own in “Dark”.')
    expect(moveNodes(rich, { ids: [id], place: { into: box, at: 'end' } }).ok).toBe(false)
    expect(duplicateNodes(rich, { ids: [id], newUuid }).ok).toBe(false)
    expect(wrapNodes(rich, { ids: [id], newUuid }).ok).toBe(false)
  })

  it('is deleted with its contents, and a property with those of variants', () => {
    expect(done(rich, removeVariant(rich, 'dark')).nodes).toEqual(main.nodes)
    const left = done(rich, removeProperty(rich, 'body'))
    expect(variantContents(left).map(({ property }) => property)).toEqual(['intro'])
    expect(done(rich, resetSlot(rich, contentIn(rich, body))).nodes.size).toBe(rich.nodes.size - 2)
  })
})

describe('laws', () => {
  const content = fc.array(arbitraryNode, { maxLength: 3 })

  it('a variant with a copy of the section looks like it, and its content is the one a place shows', () => {
    fc.assert(
      fc.property(content, content, content, (before, inside, blocks) => {
        const variant: ComponentVariant = { id: 'dark', name: 'Dark', values: {} }
        const first = createDocument([...before, node('Container', {}, inside)], sequentialUuids('m'))
        const hole = nodeOf(first, first.root).children.at(-1)!
        const open = applyChange(first, changeOf(addProperty(first, body, { id: hole, target: 'content' })))
        const module = applyChange(
          open,
          changeOf(setComponent(open, { properties: [body], variants: [variant] })),
        )
        const start = createDocument([moduleNode('k', 'K')], sequentialUuids('p'))
        const [use = ''] = nodeOf(start, start.root).children
        const dark = applyChange(start, changeOf(setPlaceVariant(start, { id: use, variant: 'dark' })))
        const html = (document: BuilderDocument, main: BuilderDocument) => {
          const whole = expandModules(document, new Map([['k', main]])).document
          expect(brokenInvariants(whole)).toEqual([])
          return exportHtml(whole).replace(copiedKeys, '="key"')
        }
        const filledBy = fillVariant(module, { property: body, variant, newUuid })
        const copy = applyChange(module, changeOf(filledBy))
        expect(html(dark, copy)).toBe(html(start, module))
        expect(html(start, copy)).toBe(html(start, module))
        expect(applyChange(copy, invertChange(changeOf(filledBy))).nodes).toEqual(module.nodes)
        expect(applyChange(copy, changeOf(removeVariant(copy, 'dark'))).nodes.size).toBe(module.nodes.size)

        // a variant's content, and the same content of a place, look the same
        const blank = applyChange(
          module,
          changeOf(fillVariant(module, { property: body, variant, empty: true, newUuid })),
        )
        const into = variantContents(blank)[0]!.uuid
        const insertion = insertTree(blank, { nodes: blocks, place: { into, at: 'end' }, newUuid })
        if (!insertion.ok) return
        const given = applyChange(blank, insertion.change)
        const same = createDocument(
          [{ ...moduleNode('k', 'K'), children: [node('Slot', { slot: 'body' }, blocks)] }],
          sequentialUuids('q'),
        )
        expect(html(dark, given)).toBe(html(same, module))
        const json = importJson(exportJson(given))
        expect(json.ok && html(dark, json.document)).toBe(html(dark, given))
        const detached = detachModule(dark, { id: use, module: given, newUuid: sequentialUuids('d') })
        expect(html(applyChange(dark, changeOf(detached)), given)).toBe(html(dark, given))
      }),
      { numRuns: 60 },
    )
  })
})
