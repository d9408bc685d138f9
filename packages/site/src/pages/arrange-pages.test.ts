import { limits } from '@web2/contract/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangePages, type PageEdit, type PagePlace } from './arrange-pages.ts'
import { pageRows, type TreePage } from './page-rows.ts'

/** Formats pages as 'a(b,c(d)),e', by id and in order. */
const drawn = (rows: readonly { page: TreePage; level: number }[]): string => {
  let text = ''
  let level = 0
  for (const { page, level: next } of rows) {
    text += next > level ? (level === 0 ? '' : '(') : ')'.repeat(level - next) + ','
    text += page._id
    level = next
  }
  return text + ')'.repeat(Math.max(0, level - 1))
}

const pagesOf = (places: ReadonlyMap<string, PagePlace>): TreePage[] =>
  [...places].map(([_id, place]) => ({ _id, ...place }))

const treeOf = (text: string): TreePage[] => {
  const pages: TreePage[] = []
  const above: (string | null)[] = [null]
  for (const [token] of text.matchAll(/\w+|[(),]/g)) {
    if (token === '(') above.push(pages.at(-1)?._id ?? null)
    else if (token === ')') above.pop()
    else if (token !== ',') pages.push({ _id: token, parentId: above.at(-1) ?? null, position: pages.length })
  }
  return pages
}

const after = (text: string, ...edits: PageEdit[]): string => {
  const arranged = arrangePages(treeOf(text), edits, 'home')
  return arranged.ok ? drawn(pageRows(pagesOf(arranged.places))) : arranged.message
}

describe('arrangePages', () => {
  it.each<[string, PageEdit, string]>([
    ['home,a,b', { kind: 'move', id: 'b', position: 1 }, 'home,b,a'],
    ['home,a,b', { kind: 'move', id: 'b', parentId: 'a' }, 'home,a(b)'],
    ['home,a(b(c)),d', { kind: 'move', id: 'b', parentId: null, position: 1 }, 'home,b(c),a,d'],
    ['home,a(b,c)', { kind: 'move', id: 'c', parentId: 'home', position: 0 }, 'home(c),a(b)'],
    ['home,a(b,c),d', { kind: 'remove', id: 'a' }, 'home,b,c,d'],
    ['home,a(b(c))', { kind: 'remove', id: 'b' }, 'home,a(c)'],
    ['home,a', { kind: 'add', id: 'n' }, 'home,a,n'],
    ['home,a', { kind: 'add', id: 'n', parentId: 'a' }, 'home,a(n)'],
    ['home,a(b(c))', { kind: 'home', id: 'b' }, 'b(c),home,a'],
    ['home,a(b)', { kind: 'move', id: 'a', parentId: 'b' }, 'A page can’t be nested under itself.'],
    ['home,a', { kind: 'move', id: 'home', parentId: 'a' }, 'The home page must stay at the top level.'],
    ['home', { kind: 'add', id: 'n', parentId: 'x' }, 'The parent page does not exist.'],
  ])('%s, %j: %s', (before, edit, result) => {
    expect(after(before, edit)).toBe(result)
  })

  it('limits the depth, counting the child pages of a moved page', () => {
    const chain = Array.from({ length: limits.pageLevels }, (_, at) => `p${at}`)
    const deep = `home,${chain.join('(')}${')'.repeat(chain.length - 1)}`
    expect(after(deep, { kind: 'add', id: 'n', parentId: 'p7' })).toMatch(/up to 8 levels deep/)
    expect(after(`${deep},a(b)`, { kind: 'move', id: 'a', parentId: 'p6' })).toMatch(/8 levels/)
    expect(after(`${deep},a`, { kind: 'move', id: 'a', parentId: 'p6' })).toContain('p6(p7,a)')
  })
})

it('shows pages in a cycle or with a missing parent at the top level', () => {
  const pages = [
    { _id: 'a', parentId: 'b', position: 0 },
    { _id: 'b', parentId: 'a', position: 1 },
    { _id: 'c', parentId: 'a', position: 0 },
    { _id: 'd', parentId: 'gone', position: 2 },
  ]
  expect(pageRows(pages).map(({ page }) => page._id)).toEqual(['a', 'c', 'b', 'd'])
})

describe('laws', () => {
  const ids = Array.from({ length: 9 }, (_, at) => `p${at}`)
  const id = fc.constantFrom(...ids)
  const parentId = fc.option(id)
  const position = fc.nat(9)
  const pages = fc
    .array(fc.record({ parentId, position }), { minLength: ids.length, maxLength: ids.length })
    .map((all) => all.map((one, at): TreePage => ({ _id: `p${at}`, ...one })))
  const edits = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('move' as const), id, parentId, position }),
      fc.record({ kind: fc.constant('home' as const), id }),
    ),
    { maxLength: 12 },
  )

  it('loses or duplicates no page, nests none in itself, numbers siblings gapless', () => {
    fc.assert(
      fc.property(pages, edits, fc.subarray(ids), (before, moves, gone) => {
        const removals = gone.map((each): PageEdit => ({ kind: 'remove', id: each }))
        const arranged = arrangePages(before, [...moves, ...removals], null)
        if (!arranged.ok) return
        const rows = pageRows(pagesOf(arranged.places))
        expect(rows.map(({ page }) => page._id).toSorted()).toEqual(
          ids.filter((each) => !gone.includes(each)),
        )
        for (const { page, parentId: parent, index } of rows)
          expect(arranged.places.get(page._id)).toEqual({ parentId: parent, position: index })
      }),
    )
  })

  it('moving a page back restores the tree', () => {
    fc.assert(
      fc.property(pages, id, parentId, position, (before, moved, to, at) => {
        const whole = arrangePages(before, [], null)
        if (!whole.ok) throw new Error(whole.message)
        const from = whole.places.get(moved)
        const there = arrangePages(
          pagesOf(whole.places),
          [{ kind: 'move', id: moved, parentId: to, position: at }],
          null,
        )
        if (!there.ok || !from) return
        const back = arrangePages(pagesOf(there.places), [{ kind: 'move', id: moved, ...from }], null)
        expect(back.ok && new Map([...back.places].toSorted())).toEqual(new Map([...whole.places].toSorted()))
      }),
    )
  })
})
