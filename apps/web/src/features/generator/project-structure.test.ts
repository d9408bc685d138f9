import { expect, it } from 'vitest'
import type { TurboNode } from '@web2/contract/generator'
import { siteNode } from '../sites/structure/structure.ts'
import { pageNameOf, turboStructureOf } from './project-structure.ts'

const node = (name: string, kind: TurboNode['kind'], children: TurboNode[] = []): TurboNode => ({
  name,
  path: `${name}/`,
  kind,
  children,
})

const tree = turboStructureOf(
  node('Green', 'home', [
    node('mowing', 'hub', [node('a', 'page'), node('b', 'page'), node('8 more', 'more')]),
  ]),
)

it('gives every page an id of its own, and an address', () => {
  expect(tree).toMatchObject({ id: siteNode, name: 'Green', address: null })
  expect(tree.children[0]).toMatchObject({ id: 'n0', address: '/mowing/' })
  expect(tree.children[0]?.children.map(({ id }) => id)).toEqual(['n0.0', 'n0.1', 'n0.2'])
})

it('finds pages by their ids, but none where a node stands for many', () => {
  expect(pageNameOf(tree, 'n0.1')).toBe('b')
  expect(pageNameOf(tree, 'n0.2')).toBeUndefined()
  expect(pageNameOf(tree, 'n7')).toBeUndefined()
})
