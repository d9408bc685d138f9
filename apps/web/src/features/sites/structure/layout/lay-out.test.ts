import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StructureNode } from '../structure.ts'
import { cornersOf, type Point } from './placed-block.ts'
import { layOut, margin, type DiagramLayout, type LayoutOptions, type LayoutType } from './lay-out.ts'
import type { TreeType } from './spread.ts'

const measure = (text: string) => text.length * 7

const options = (changed: Partial<LayoutOptions> = {}): LayoutOptions => ({
  type: 'cluster',
  layout: 'vertical',
  collapsed: new Set(),
  measure,
  thickness: 24,
  ...changed,
})

const treeOf = (name: string, children: StructureNode[] = [], id = name): StructureNode => ({
  id,
  name,
  address: `/${id}`,
  children,
})

type Shape = { name: string; below: Shape[] }

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    name: fc.string({ maxLength: 40 }),
    below: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant<Shape[]>([]),
      fc.array(tie('shape'), { maxLength: 7 }),
    ),
  }),
}))

const numbered = ({ name, below }: Shape, id = '0'): StructureNode =>
  treeOf(
    name,
    below.map((child, at) => numbered(child, `${id}.${at}`)),
    id,
  )

const wishes = fc.record({
  type: fc.constantFrom<TreeType>('tree', 'cluster'),
  layout: fc.constantFrom<LayoutType>('horizontal', 'vertical', 'circular'),
  thickness: fc.constantFrom(24, 44),
})

const diagrams = fc
  .record({ shape, wishes, closed: fc.array(fc.constantFrom('0', '0.0', '0.1', '0.0.0', '0.2')) })
  .map(({ shape: drawn, wishes: chosen, closed }) => {
    const root = numbered(drawn)
    return { root, ...chosen, laid: layOut(root, options({ ...chosen, collapsed: new Set(closed) })) }
  })

const edges = (corners: readonly Point[]): Point[] =>
  corners.map((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner
    return { x: next.x - corner.x, y: next.y - corner.y }
  })

/** Rotated rectangles do not overlap if a side of one separates them. */
const apart = (one: readonly Point[], other: readonly Point[]): boolean =>
  [...edges(one), ...edges(other)].some((edge) => {
    const along = (corners: readonly Point[]) => corners.map(({ x, y }) => x * -edge.y + y * edge.x)
    const [a, b] = [along(one), along(other)]
    return Math.max(...a) <= Math.min(...b) + 1e-6 || Math.max(...b) <= Math.min(...a) + 1e-6
  })

const corners = ({ nodes }: DiagramLayout) => nodes.map(({ place, block }) => cornersOf(place, block))

describe('the diagram', () => {
  it('draws no node over another', () => {
    fc.assert(
      fc.property(diagrams, ({ laid }) => {
        const drawn = corners(laid)
        return drawn.every((one, at) => drawn.slice(at + 1).every((other) => apart(one, other)))
      }),
    )
  })

  it('keeps everything within its margins, and touches them', () => {
    fc.assert(
      fc.property(diagrams, ({ laid }) => {
        const all = corners(laid).flat()
        const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
        expect(Math.min(...xs)).toBeCloseTo(margin)
        expect(Math.min(...ys)).toBeCloseTo(margin)
        expect(Math.max(...xs)).toBeCloseTo(laid.width - margin)
        expect(Math.max(...ys)).toBeCloseTo(laid.height - margin)
      }),
    )
  })

  it('keeps children in their order, and says which and how many they are', () => {
    fc.assert(
      fc.property(diagrams, ({ laid, layout }) => {
        for (const [parent, children] of Map.groupBy(laid.nodes, ({ parentId }) => parentId)) {
          if (parent === null) continue
          expect(children.map(({ position }) => position)).toEqual(children.map((_child, at) => at + 1))
          const middle = laid.nodes[0]?.place ?? { x: 0, y: 0 }
          const order = children.map(({ place: { x, y } }) => {
            if (layout === 'horizontal') return y
            if (layout === 'vertical') return x
            // clockwise from the top
            return (Math.atan2(x - middle.x, middle.y - y) + 2 * Math.PI + 1e-9) % (2 * Math.PI)
          })
          expect(order).toEqual(order.toSorted((a, b) => a - b))
        }
      }),
    )
  })

  it('shows nothing of what lies below a collapsed node but its number', () => {
    const root = treeOf('Site', [treeOf('Shop', [treeOf('Boots', [treeOf('Red')]), treeOf('Hats')])])
    const { nodes } = layOut(root, options({ collapsed: new Set(['Shop']) }))
    expect(nodes.map(({ id, hidden }) => [id, hidden])).toEqual([
      ['Site', 0],
      ['Shop', 3],
    ])
  })

  it('has the ends of a cluster in one row, those of a tree each below its parent', () => {
    const root = treeOf('Site', [treeOf('Home'), treeOf('Shop', [treeOf('Boots')])])
    const heights = (type: TreeType) =>
      Object.fromEntries(layOut(root, options({ type })).nodes.map(({ id, place }) => [id, place.y]))
    expect(heights('cluster').Home).toBe(heights('cluster').Boots)
    expect(heights('tree').Home).toBe(heights('tree').Shop)
    expect(heights('tree').Home).toBeLessThan(heights('tree').Boots ?? 0)
  })

  it('cuts long names, and not through a letter', () => {
    const [, node] = layOut(treeOf('Site', [treeOf('👩‍👩‍👧'.repeat(90))]), options()).nodes
    expect(node?.label).toMatch(/^(👩‍👩‍👧)+…$/u)
    expect(measure(node?.label ?? '')).toBeLessThanOrEqual(170)
  })

  it('lays 1,000 pages out below one site, and one below another', () => {
    const flat = treeOf(
      'Site',
      Array.from({ length: 1_000 }, (_none, at) => treeOf(`Page ${at}`)),
    )
    let deep = treeOf('Page 999')
    for (let at = 998; at >= 0; at--) deep = treeOf(`Page ${at}`, [deep])
    for (const root of [flat, deep])
      for (const layout of ['horizontal', 'vertical', 'circular'] as const)
        expect(layOut(root, options({ layout })).nodes.length).toBeGreaterThanOrEqual(1_000)
  })
})
