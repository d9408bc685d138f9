import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LinkMapEdge, LinkMapHost } from '@web2/contract/links'
import { kinds, layOutMap, nodeHeight } from './lay-out-map.ts'

const host = fc.integer({ min: 0, max: 150 }).map((at) => `host-${at}.example`)
const map = fc
  .uniqueArray(
    fc.record({
      from: host,
      to: host,
      count: fc.integer({ min: 1, max: 5_000 }),
      gone: fc.constantFrom(0, 0, 1),
      doubtful: fc.constantFrom(0, 1),
    }),
    { selector: ({ from, to }) => `${from} ${to}`, maxLength: 300 },
  )
  .map((edges: LinkMapEdge[]) => ({
    edges,
    hosts: [...new Set(edges.flatMap(({ from, to }) => [from, to]))].map((name): LinkMapHost => ({
      host: name,
      kind: kinds[name.length % 3] ?? 'target',
      out: edges.filter(({ from }) => from === name).length,
      in: edges.filter(({ to }) => to === name).length,
    })),
  }))

it('no two places overlap, all lie on the map, and every link is drawn somewhere', () => {
  fc.assert(
    fc.property(map, fc.integer({ min: 640, max: 1_600 }), (given, width) => {
      const { nodes, lines, height } = layOutMap(given, width)
      for (const node of nodes) {
        expect(node.x).toBeGreaterThanOrEqual(0)
        expect(node.x + node.width).toBeLessThanOrEqual(width + 0.001)
        expect(node.y + nodeHeight).toBeLessThanOrEqual(height)
      }
      expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length)
      const sum = (all: readonly { readonly count: number }[]) =>
        all.reduce((total, { count }) => total + count, 0)
      expect(sum(lines)).toBe(sum(given.edges))
    }),
    { numRuns: 50 },
  )
})

it('a line that holds a lost link looks lost, and more than 20 hosts of a column share a place', () => {
  const edges = Array.from({ length: 60 }, (_, at) => ({
    from: 'blog.example',
    to: `t${at}.example`,
    count: 1,
    gone: at === 59 ? 1 : 0,
    doubtful: 0,
  }))
  const hosts: LinkMapHost[] = [
    { host: 'blog.example', kind: 'property', out: 60, in: 0 },
    ...edges.map(({ to }, at) => ({ host: to, kind: 'target' as const, out: 0, in: at === 59 ? 0 : 1 })),
  ]
  const { nodes, lines } = layOutMap({ edges, hosts }, 1_000)
  expect(nodes.filter(({ kind }) => kind === 'target')).toHaveLength(20)
  expect(nodes.find(({ host: name }) => name === '')).toMatchObject({ label: '41 more hosts' })
  expect(lines.at(-1)).toMatchObject({ from: 'blog.example', to: '…target', count: 41, tone: 'gone' })
})
