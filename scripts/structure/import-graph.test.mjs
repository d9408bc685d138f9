import { describe, expect, it } from 'vitest'
import { circlesOf, importGraph } from './import-graph.mjs'

const circles = (files) => circlesOf(importGraph(new Map(Object.entries(files))))

describe('circlesOf', () => {
  it('finds none where imports go one way', () => {
    expect(
      circles({ 'a.ts': "import './b.ts'; import './c.ts'", 'b.ts': "import './c.ts'", 'c.ts': '' }),
    ).toEqual([])
  })

  it.each([
    ['static imports', "import { a } from '../a.ts'"],
    ['type imports', "import type { A } from '../a.ts'"],
    ['types named in place', "export const a: import('../a.ts').A = 1"],
    ['dynamic imports', "export const load = () => import('../a.ts')"],
    ['exports of other files', "export * from '../a.ts'"],
  ])('counts %s', (_kind, back) => {
    expect(circles({ 'a.ts': "import './in/b.ts'", 'in/b.ts': back })).toEqual([['a.ts', 'in/b.ts']])
  })

  it('returns all files of a circle, the largest circle first', () => {
    const files = {
      'a.ts': "import './b.ts'",
      'b.ts': "import './a.ts'",
      'c.ts': "import './d.ts'; import './a.ts'",
      'd.ts': "import './e.ts'",
      'e.ts': "import './c.ts'",
    }
    expect(circles(files)).toEqual([
      ['c.ts', 'd.ts', 'e.ts'],
      ['a.ts', 'b.ts'],
    ])
  })
})
