import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { applyChange } from '../changes/change.ts'
import { insertTree } from '../commands/insert-tree.ts'
import { moveNodes } from '../commands/move-nodes.ts'
import type { Axis, Rect } from '../geometry/rect.ts'
import { arbitraryDocument, arbitraryNode, treeOf } from '../testing/index.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { nodeOf } from '../tree/walk.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import type { DragSource, Layout } from './drop.ts'
import { dropTarget } from './drop-target.ts'

// A page 400 wide: `a` holds two paragraphs of 100 above each other, `row` two boxes side by side.
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

/** Where a drop goes, as `before p1`, `start of a`, or the text of the refusal. */
const drop = (source: DragSource, over: string, x: number, y: number, where = layout()): string => {
  const result = dropTarget(page, { source, over, pointer: { x, y } }, where)
  if (!result.ok) return result.reason.message
  return 'into' in result.place
    ? `${result.place.at} of ${result.place.into}`
    : `${result.place.side} ${result.place.beside}`
}

describe('where a drop goes', () => {
  test.each<[string, string, number, number, string]>([
    ['upper half of an element in a stack', 'p1', 200, 60, 'before p1'],
    ['lower half of an element in a stack', 'p1', 200, 80, 'after p1'],
    ['a side of an element in a stack counts for nothing', 'p1', 21, 80, 'after p1'],
    ['a piece of text stands for its paragraph', 's', 30, 130, 'before p2'],
    ['upper half of a container', 'a', 10, 60, 'start of a'],
    ['lower half of a container', 'a', 10, 200, 'end of a'],
    ['upper half of an empty container', 'left', 100, 300, 'start of left'],
    ['within 8 px of the upper edge of a container', 'a', 200, 7, 'before a'],
    ['exactly 8 px from the lower edge', 'a', 200, 232, 'after a'],
    ['9 px from the lower edge', 'a', 200, 231, 'end of a'],
    ['left half of a container whose children stand in a row', 'row', 120, 250, 'start of row'],
    ['right half of it', 'row', 300, 250, 'end of row'],
    ['left edge of a box in a row', 'left', 25, 300, 'before left'],
    ['right edge of a box in a row', 'left', 195, 300, 'after left'],
    ['upper edge of a box in a row is its inside', 'left', 100, 263, 'start of left'],
    ['the page itself', 'root', 200, 590, 'end of root'],
    ['the very edge of the page is still the page', 'root', 200, 1, 'start of root'],
  ])('%s', (_name, over, x, y, expected) => expect(drop(fresh, over, x, y)).toBe(expected))

  test('a reversed row turns its halves and edges around', () => {
    const reversed = layout({ row: 'x' }, ['row'])
    expect(drop(fresh, 'left', 25, 300, reversed)).toBe('after left')
    expect(drop(fresh, 'row', 120, 250, reversed)).toBe('end of row')
  })

  test.each<[string, DragSource, string, number, number, string]>([
    ['over itself', moving('h'), 'h', 200, 450, 'Can not be the sibling of the target node.'],
    [
      'over its own inside',
      moving('row'),
      'left',
      100,
      300,
      'Container is not droppable with the incommingNode - Container.',
    ],
    ['what can not be dragged', moving('s'), 'h', 200, 450, 'Span can not be moved from here.'],
  ])('is refused %s', (_name, source, over, x, y, expected) => {
    expect(drop(source, over, x, y)).toBe(expected)
  })

  test('a refused edge gives way to the same edge of a node around it', () => {
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

  test('is a bar 2 px thick across the flow', () => {
    expect(indicator('p1', 200, 80)).toEqual({
      forbidden: false,
      line: { x: 20, y: 119, width: 360, height: 2 },
      box: rects.a,
    })
    expect(indicator('left', 195, 300).line).toEqual({ x: 199, y: 260, width: 2, height: 160 })
  })

  test('shows the end of a container after its last child', () => {
    expect(indicator('a', 10, 200).line).toEqual({ x: 20, y: 219, width: 360, height: 2 })
  })

  test('stays inside an empty container', () => {
    expect(indicator('left', 100, 300).line).toEqual({ x: 28, y: 267, width: 164, height: 2 })
  })

  test('says when the drop is forbidden', () => {
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

  test('every drop it allows succeeds where it said, every one it forbids fails for its reason', () =>
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
      }),
      { numRuns: 500 },
    ))
})
