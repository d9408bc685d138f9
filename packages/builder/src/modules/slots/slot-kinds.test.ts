import { describe, expect, it } from 'vitest'
import { insertTree } from '../../commands/insert-tree.ts'
import { moveNodes } from '../../commands/move-nodes.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { importHtml } from '../../html/import/import-html.ts'
import {
  after,
  body,
  done,
  fill,
  insert,
  main,
  newUuid,
  node,
  own,
  page,
  paragraph,
  shown,
} from '../../testing/card-section.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { nodeOf } from '../../tree/walk.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { setComponent, setSlotKinds } from '../component/commands.ts'
import { componentOf, readComponent, type ComponentProperty } from '../component/component.ts'
import { fillVariant } from './commands.ts'
import { variantContents } from './slots.ts'

const image = node('Picture', { imageUrl: '/a.png', alt: 'A' })
const button = node('Button', { content: 'Send' })
const box = node('Container', {}, [paragraph('Inside')])

const propertyOf = (module: BuilderDocument): ComponentProperty =>
  componentOf(nodeOf(module, module.root)).properties.find(({ id }) => id === 'body')!
const restricted = (...kinds: Parameters<typeof setSlotKinds>[2]) =>
  done(main, setSlotKinds(main, 'body', kinds))
const filledBy = (module: BuilderDocument) => fill(page, propertyOf(module), true, module)
const drop = (document: BuilderDocument, ...nodes: WireNode[]) => {
  const result = insertTree(document, { nodes, place: { into: own(document), at: 'end' }, newUuid })
  return result.ok ? 'accepted' : result.reason.detail
}

describe('a slot restricted to kinds of blocks', () => {
  it.each([
    ['text', paragraph('A'), image, 'text'],
    ['images', image, paragraph('A'), 'images'],
    ['buttons', button, box, 'buttons'],
  ] as const)('accepts %s alone', (kind, fits, other, words) => {
    const document = filledBy(restricted(kind))
    expect(drop(document, fits)).toBe('accepted')
    expect(drop(document, other)).toBe(`“Body” accepts only ${words}.`)
    expect(drop(document, fits, other)).toBe(`“Body” accepts only ${words}.`)
  })

  it('accepts each of its kinds, and says all of them', () => {
    const document = filledBy(restricted('buttons', 'text', 'images'))
    for (const each of [paragraph('A'), image, button, node('Comment', { content: 'x' })])
      expect(drop(document, each)).toBe('accepted')
    expect(drop(document, box)).toBe('“Body” accepts only text, images and buttons.')
  })

  it('refuses blocks that are moved into it, and lets those inside change places', () => {
    const document = filledBy(restricted('images'))
    const moved = moveNodes(document, { ids: [after], place: { into: own(document), at: 'end' } })
    expect(moved.ok ? '' : moved.reason.detail).toBe('“Body” accepts only images.')
    const two = insert(insert(document, own(document), image), own(document), image)
    const [first = ''] = nodeOf(two, own(two)).children
    expect(moveNodes(two, { ids: [first], place: { into: own(two), at: 'end' } }).ok).toBe(true)
  })

  it('keeps what is there already, also as a copy of the section’s content', () => {
    const module = restricted('images')
    const copied = fill(page, propertyOf(module), false, module)
    expect(shown(copied, module)).toBe(shown(page))
    const [inside = ''] = nodeOf(copied, own(copied)).children
    expect(moveNodes(copied, { ids: [inside], place: { into: own(copied), at: 'end' } }).ok).toBe(true)
    const before = fill(page, body, true)
    const filled = insert(before, own(before), paragraph('Mine'))
    expect(shown(filled, module)).toContain('Mine')
  })

  it('restricts the contents of variants at once', () => {
    const { properties } = componentOf(nodeOf(main, main.root))
    const dark = { id: 'dark', name: 'Dark', values: {} }
    const varied = done(main, setComponent(main, { properties, variants: [dark] }))
    const begun = done(varied, fillVariant(varied, { property: body, variant: dark, empty: true, newUuid }))
    const into = variantContents(begun)[0]!.uuid
    const add = (document: BuilderDocument) =>
      insertTree(document, { nodes: [image], place: { into, at: 'end' }, newUuid }).ok
    expect(add(begun)).toBe(true)
    const text = done(begun, setSlotKinds(begun, 'body', ['text']))
    expect(add(text)).toBe(false)
    const free = done(text, setSlotKinds(text, 'body', []))
    expect(add(free)).toBe(true)
    expect(free.nodes).toEqual(begun.nodes)
  })

  it('comes back from HTML, and ignores kinds it doesn’t know', () => {
    const module = restricted('text', 'images')
    const read = importHtml(exportHtml(module)).document
    expect(propertyOf(read)).toEqual({ ...body, accepts: ['text', 'images'] })
    const back = importHtml(exportHtml(filledBy(module))).document
    const slot = [...back.nodes.values()].find(({ componentName }) => componentName === 'Slot')
    expect(slot?.props.accepts).toBe('text images')
    const odd = readComponent({ properties: [{ ...body, accepts: ['x', 'text', 1] }] })
    expect(odd.properties).toEqual([{ ...body, accepts: ['text'] }])
    expect(readComponent({ properties: [{ ...body, accepts: ['x'] }] }).properties).toEqual([body])
  })
})
