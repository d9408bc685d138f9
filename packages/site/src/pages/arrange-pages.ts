import { limits } from '@web2/contract/core'
import { childLists, type TreePage } from './page-rows.ts'

/** Position of a page: its parent, null at the top level, and its index among its siblings, from 0. */
export interface PagePlace {
  readonly parentId: string | null
  readonly position: number
}

/**
 * Edit of the page tree. Without a position a page comes last; without a parent a moved page keeps its own.
 */
export type PageEdit =
  /** Its child pages move up to its level. */
  | { readonly kind: 'remove'; readonly id: string }
  | ({ readonly kind: 'add' | 'move'; readonly id: string } & Partial<PagePlace>)
  /** Makes it the home page: the first at the top level. */
  | { readonly kind: 'home'; readonly id: string }

export type Arranged =
  | { readonly ok: true; readonly places: ReadonlyMap<string, PagePlace> }
  /** `id` is the page that can't be placed. */
  | { readonly ok: false; readonly id: string; readonly message: string }

const tooDeep = `Pages can be nested up to ${limits.pageLevels} levels deep.`

/** Mutable lists of child pages, by parent. */
const openLists = (pages: readonly TreePage[]) => {
  const lists = new Map([...childLists(pages)].map(([id, list]) => [id, list.map(({ _id }) => _id)]))
  const parents = new Map<string, string | null>()
  for (const [parentId, list] of lists) for (const id of list) parents.set(id, parentId)
  const listOf = (parentId: string | null): string[] => {
    const list = lists.get(parentId) ?? []
    lists.set(parentId, list)
    return list
  }
  const take = (id: string, instead: readonly string[] = []) => {
    const list = listOf(parents.get(id) ?? null)
    list.splice(list.indexOf(id), 1, ...instead)
  }
  return {
    parents,
    listOf,
    put: (id: string, parentId: string | null, position: number) => {
      if (parents.has(id)) take(id)
      listOf(parentId).splice(position, 0, id)
      parents.set(id, parentId)
    },
    remove: (id: string) => {
      const parentId = parents.get(id) ?? null
      const below = listOf(id)
      take(id, below)
      for (const each of below) parents.set(each, parentId)
      parents.delete(id)
      lists.delete(id)
    },
    /** Returns the parents of a page, nearest first. */
    above: (id: string | null): string[] => {
      const found: string[] = []
      for (let at = id; at !== null; at = parents.get(at) ?? null) found.push(at)
      return found
    },
    height: (id: string): number => {
      let height = 0
      for (let level = [id]; level.length > 0; height++)
        level = level.flatMap((each) => lists.get(each) ?? [])
      return height
    },
    places: (): Map<string, PagePlace> =>
      new Map(
        [...lists].flatMap(([parentId, list]) =>
          list.map((id, position) => [id, { parentId, position }] as const),
        ),
      ),
  }
}

/**
 * Applies edits in order and returns the positions of all pages, or a sentence about the problem. The home
 * page stays at the top level. Edited pages must exist; a missing parent is refused.
 */
export const arrangePages = (
  pages: readonly TreePage[],
  edits: readonly PageEdit[],
  home: string | null,
): Arranged => {
  const tree = openLists(pages)
  for (const edit of edits) {
    const { id } = edit
    const refuse = (message: string): Arranged => ({ ok: false, id, message })
    if (edit.kind === 'remove') {
      tree.remove(id)
      continue
    }
    if (edit.kind === 'home') {
      tree.put(id, null, 0)
      continue
    }
    const { parentId = tree.parents.get(id) ?? null, position = Infinity } = edit
    if (parentId !== null && !tree.parents.has(parentId)) return refuse('The parent page does not exist.')
    const above = tree.above(parentId)
    if (above.includes(id)) return refuse('A page can’t be nested under itself.')
    if (above.length + tree.height(id) > limits.pageLevels) return refuse(tooDeep)
    tree.put(id, parentId, position)
  }
  const places = tree.places()
  if (home !== null && (places.get(home)?.parentId ?? null) !== null)
    return { ok: false, id: home, message: 'The home page must stay at the top level.' }
  return { ok: true, places }
}
