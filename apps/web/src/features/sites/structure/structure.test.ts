import { expect, it } from 'vitest'
import { branchesOf, countBelow, structureOf, type StructureNode, type StructurePage } from './structure.ts'

const page = (_id: string, position: number, parentId?: string): StructurePage => ({
  _id,
  name: _id,
  slug: _id.toLowerCase(),
  position,
  isDefault: _id === 'Home',
  ...(parentId !== undefined && { parentId }),
})

/** 'Site(Home Shop(Boots))'. */
const written = ({ name, children }: StructureNode): string =>
  children.length === 0 ? name : `${name}(${children.map(written).join(' ')})`

const treeOf = (...pages: StructurePage[]) => structureOf({ name: 'Site', pages })

it('has the site as the root and its pages below it, in their order', () => {
  const root = treeOf(page('About', 1), page('Home', 0))
  expect(written(root)).toBe('Site(Home About)')
  expect(root.children.map(({ address }) => address)).toEqual(['/', '/about'])
  expect(written(treeOf())).toBe('Site')
})

it('nests pages as the site does', () => {
  const root = treeOf(page('Home', 0), page('Boots', 1, 'Shop'), page('Shop', 1), page('Hats', 0, 'Shop'))
  expect(written(root)).toBe('Site(Home Shop(Hats Boots))')
  expect(countBelow(root)).toBe(4)
  expect(branchesOf(root)).toEqual(['Shop'])
})

it('loses no page whose parent is gone or is its own descendant', () => {
  expect(written(treeOf(page('A', 0, 'gone')))).toBe('Site(A)')
  expect(countBelow(treeOf(page('A', 0, 'B'), page('B', 0, 'A'), page('C', 1, 'A'), page('D', 2, 'D')))).toBe(
    4,
  )
})
