import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { applyChange } from '../changes/change.ts'
import { insertTree } from '../commands/insert-tree.ts'
import { moveNodes } from '../commands/move-nodes.ts'
import { setAddition } from '../commands/set-addition.ts'
import type { Axis, Point, Rect } from '../geometry/rect.ts'
import { arbitraryDocument, arbitraryNode, changeOf, treeOf } from '../testing/index.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { nodeOf } from '../tree/walk.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import type { DragSource, Layout } from './drop.ts'
import { dropTarget } from './drop-target.ts'

// A page 400 wide: `a` contains two paragraphs of height 100, `row` two boxes next to each other.
const page = treeOf(`
  Container #a
    Paragraph #p1 "one"
    Paragraph #p2
      Span #s "two"
  Container #row
    Container #left
    Container #right
  Heading #h "title"`)

const rects: Record<string, Rect> = {
  root: { x: 0, y: 0, width: 400, height: 600 },
  a: { x: 0, y: 0, width: 400, height: 240 },
  p1: { x: 20, y: 20, width: 360, height: 100 },
  p2: { x: 20, y: 120, width: 360, height: 100 },
  s: { x: 20, y: 120, width: 40, height: 20 },
  row: { x: 0, y: 240, width: 400, height: 200 },
  left: { x: 20, y: 260, width: 180, height: 160 },
  right: { x: 200, y: 260, width: 180, height: 160 },
  h: { x: 0, y: 440, width: 400, height: 40 },
}

const layout = (axes: Record<string, Axis> = { row: 'x' }, reversed: readonly string[] = []): Layout => ({
  rect: (uuid) => rects[uuid],
  flow: (uuid) => ({ axis: axes[uuid] ?? 'y', reversed: reversed.includes(uuid) }),
})

const fresh = { kind: 'insert', nodes: [createNode('Paragraph')] } as const
const moving = (...ids: string[]): DragSource => ({ kind: 'move', ids })

/** Returns the drop position as `before p1`, `start of a`, or the text of the refusal. */
const drop = (source: DragSource, over: string, x: number, y: number, where = layout()): string => {
  const result = dropTarget(page, { source, over, pointer: { x, y } }, where)
  if (!result.ok) return result.reason.message
  return 'into' in result.place
    ? `${result.place.at} of ${result.place.into}`
    : `${result.place.side} ${result.place.beside}`
}

describe('the drop position', () => {
  test.each<[string, string, number, number, string]>([
    ['left half of an element in a stack', 'p1', 199, 100, 'before p1'],
    ['right half of an element in a stack', 'p1', 200, 40, 'after p1'],
    ['within 8 px of its upper edge', 'p1', 300, 28, 'before p1'],
    ['within 8 px of its lower edge', 'p1', 100, 112, 'after p1'],
    ['9 px from its lower edge', 'p1', 100, 111, 'before p1'],
    ['a piece of text stands for its paragraph', 's', 30, 130, 'before p2'],
    ['upper half of a container', 'a', 10, 60, 'start of a'],
    ['lower half of a container', 'a', 10, 200, 'end of a'],
    ['upper half of an empty container', 'left', 100, 300, 'start of left'],
    ['within 8 px of the upper edge of a container', 'a', 200, 7, 'before a'],
    ['exactly 8 px from the lower edge', 'a', 200, 232, 'after a'],
    ['9 px from the lower edge', 'a', 200, 231, 'end of a'],
    ['within 8 px of the left edge of a container in a stack', 'a', 8, 200, 'before a'],
    ['within 8 px of its right edge', 'a', 392, 60, 'after a'],
    ['the nearer of two edges, the upper', 'a', 396, 3, 'before a'],
    ['the nearer of two edges, the right', 'a', 397, 4, 'after a'],
    ['upper half of a container whose children stand in a row', 'row', 300, 250, 'start of row'],
    ['lower half of it', 'row', 120, 430, 'end of row'],
    ['left edge of a box in a row', 'left', 25, 300, 'before left'],
    ['right edge of a box in a row', 'left', 195, 300, 'after left'],
    ['upper edge of a box in a row', 'left', 150, 263, 'before left'],
    ['lower edge of a box in a row', 'left', 60, 417, 'after left'],
    ['the page itself', 'root', 200, 590, 'end of root'],
    ['the very edge of the page is still the page', 'root', 200, 1, 'start of root'],
  ])('%s', (_name, over, x, y, expected) => expect(drop(fresh, over, x, y)).toBe(expected))

  test('reversed flow swaps halves and edges on its own axis', () => {
    const row = layout({ row: 'x', a: 'x' }, ['row', 'a'])
    expect(drop(fresh, 'left', 25, 300, row)).toBe('after left')
    expect(drop(fresh, 'p1', 60, 70, row)).toBe('after p1')
    expect(drop(fresh, 'row', 120, 250, row)).toBe('start of row')
    const column = layout({}, ['a'])
    expect(drop(fresh, 'a', 10, 60, column)).toBe('end of a')
    expect(drop(fresh, 'p1', 300, 28, column)).toBe('after p1')
    expect(drop(fresh, 'p1', 60, 70, column)).toBe('before p1')
  })

  const moveFails = 'Parent node is not droppable.'

  test.each<[string, DragSource, string, number, number, string]>([
    ['over itself', moving('h'), 'h', 200, 450, moveFails],
    ['over its own inside', moving('row'), 'left', 100, 300, moveFails],
    ['what can not be dragged', moving('s'), 'h', 200, 450, 'Span can’t be moved from here.'],
  ])('is refused %s', (_name, source, over, x, y, expected) => {
    expect(drop(source, over, x, y)).toBe(expected)
  })

  const small = { x: 0, y: 0, width: 100, height: 18 }
  const stacked: Layout = { rect: () => small, flow: () => ({ axis: 'y', reversed: false }) }
  const placeIn = (text: string, over: string, x: number, y: number, source: DragSource = fresh) => {
    const result = dropTarget(treeOf(text), { source, over, pointer: { x, y } }, stacked)
    return result.ok ? result.place : result.reason.message
  }

  test('a small container keeps a third of its height as inside, other elements 8 px', () => {
    expect(placeIn('Container #c', 'c', 50, 7)).toEqual({ into: 'c', at: 'start' })
    expect(placeIn('Container #c', 'c', 50, 6)).toEqual({ beside: 'c', side: 'before' })
    expect(placeIn('Paragraph #c', 'c', 80, 7)).toEqual({ beside: 'c', side: 'before' })
  })

  test('falls back to before or after a refusing container, by its left or right half', () => {
    const list = 'Element #ul <ul>\n  Element #li <li>'
    expect(placeIn(list, 'ul', 40, 9)).toEqual({ beside: 'ul', side: 'before' })
    expect(placeIn(list, 'ul', 60, 9)).toEqual({ beside: 'ul', side: 'after' })
    const box = treeOf('Container #box')
    const locked = applyChange(box, changeOf(setAddition(box, { ids: ['box'], addition: { locked: true } })))
    const question = { source: fresh, over: 'box', pointer: { x: 40, y: 9 } }
    expect(dropTarget(locked, question, stacked)).toMatchObject({ place: { beside: 'box', side: 'before' } })
  })

  test("reports the container's reason if neither position is possible", () => {
    const table = 'Element #table <table>\n  Element #body <tbody>\n    Element #tr <tr>'
    expect(placeIn(table, 'tr', 40, 9)).toBe('Element is not droppable with the incommingNode - Paragraph.')
    expect(placeIn(table, 'tr', 3, 9)).toEqual({ beside: 'table', side: 'before' })
  })

  test('falls back from a refused edge to the same edge of an ancestor', () => {
    const list = treeOf('Container #box\n  Element #ul <ul>\n    Element #li <li>')
    const same = { x: 0, y: 0, width: 100, height: 100 }
    const where: Layout = { rect: () => same, flow: () => ({ axis: 'y', reversed: false }) }
    const result = dropTarget(list, { source: fresh, over: 'li', pointer: { x: 50, y: 2 } }, where)
    expect(result).toMatchObject({
      ok: true,
      place: { beside: 'ul', side: 'before' },
      parent: 'box',
      index: 0,
    })
  })
})

describe('the indicator', () => {
  const indicator = (over: string, x: number, y: number, source: DragSource = fresh) =>
    dropTarget(page, { source, over, pointer: { x, y } }, layout()).indicator

  test('is a bar 2 px thick across the flow, with the deciding half of the target', () => {
    expect(indicator('p1', 200, 80)).toEqual({
      forbidden: false,
      line: { x: 20, y: 119, width: 360, height: 2 },
      box: rects.a,
      zone: { rect: { x: 200, y: 20, width: 180, height: 100 }, by: 'half', side: 'right' },
    })
    expect(indicator('left', 195, 300)).toMatchObject({
      line: { x: 199, y: 260, width: 2, height: 160 },
      zone: { rect: { x: 192, y: 260, width: 8, height: 160 }, by: 'edge', side: 'right' },
    })
  })

  test('shows the end of a container after its last child, with its lower half', () => {
    expect(indicator('a', 10, 200)).toMatchObject({
      line: { x: 20, y: 219, width: 360, height: 2 },
      zone: { rect: { x: 0, y: 120, width: 400, height: 120 }, by: 'half', side: 'lower' },
    })
  })

  test('stays inside an empty container', () => {
    expect(indicator('left', 100, 300).line).toEqual({ x: 28, y: 267, width: 164, height: 2 })
  })

  test('shows that the drop is forbidden', () => {
    expect(indicator('h', 200, 450, moving('h')).forbidden).toBe(true)
  })
})

describe('the law of the indicator', () => {
  const anyRect = fc.record({
    x: fc.integer({ min: -50, max: 300 }),
    y: fc.integer({ min: -50, max: 300 }),
    width: fc.integer({ min: 0, max: 300 }),
    height: fc.integer({ min: 0, max: 300 }),
  })

  const sourceIn = (document: BuilderDocument, picks: readonly number[]): DragSource => {
    const ids = [...document.nodes.keys()]
    return moving(...picks.map((n) => ids[n % ids.length]!))
  }

  const isIn = (rect: Rect, { x, y }: Point): boolean =>
    x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height

  const question = fc.record({
    over: fc.nat(),
    pointer: fc.record({ x: fc.integer({ min: -60, max: 350 }), y: fc.integer({ min: -60, max: 350 }) }),
    rects: fc.array(anyRect, { minLength: 1, maxLength: 12 }),
    axis: fc.constantFrom<Axis>('x', 'y'),
    reversed: fc.boolean(),
    picks: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
    node: arbitraryNode,
    insert: fc.boolean(),
  })

  test('allowed drops succeed where indicated, forbidden ones fail for their reason', () =>
    fc.assert(
      fc.property(arbitraryDocument, question, (document, asked) => {
        const ids = [...document.nodes.keys()]
        const where: Layout = {
          rect: (uuid) => asked.rects[ids.indexOf(uuid) % asked.rects.length],
          flow: () => ({ axis: asked.axis, reversed: asked.reversed }),
        }
        const source = asked.insert
          ? ({ kind: 'insert', nodes: [asked.node] } as const)
          : sourceIn(document, asked.picks)
        const result = dropTarget(
          document,
          { source, over: ids[asked.over % ids.length]!, pointer: asked.pointer },
          where,
        )
        const { place } = result
        const done =
          source.kind === 'insert'
            ? insertTree(document, { nodes: source.nodes, place, newUuid: sequentialUuids('new') })
            : moveNodes(document, { ids: source.ids, place })
        if (!result.ok) {
          expect(done).toEqual({ ok: false, reason: result.reason })
          return
        }
        if (!done.ok) throw new Error(done.reason.message)
        const after = applyChange(document, done.change)
        expect(nodeOf(after, done.select[0]!).parent).toBe(result.parent)
        const target = where.rect('into' in place ? place.into : place.beside)
        const { zone } = result.indicator
        if (target && isIn(target, asked.pointer)) expect(isIn(zone!.rect, asked.pointer)).toBe(true)
      }),
      { numRuns: 500 },
    ))
})
