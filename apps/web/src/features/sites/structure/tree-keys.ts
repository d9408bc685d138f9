import type { PlacedNode } from './layout/lay-out.ts'

export type TreeCommand =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'toggle'; readonly id: string }
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'expand-all' }

const go = (node: PlacedNode | undefined): TreeCommand | null => (node ? { kind: 'go', to: node.id } : null)

const named = (nodes: readonly PlacedNode[], at: number, letter: string) =>
  [...nodes.slice(at + 1), ...nodes.slice(0, at + 1)].find(({ name }) =>
    name.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
  )

/** Returns the command of a key in a tree with an active node, after the ARIA tree pattern. */
export const treeCommand = (
  key: string,
  nodes: readonly PlacedNode[],
  activeId: string,
): TreeCommand | null => {
  const at = nodes.findIndex(({ id }) => id === activeId)
  const node = nodes[at]
  if (!node) return null
  const { id, hasChildren, hidden, parentId } = node
  switch (key) {
    case 'ArrowDown':
      return go(nodes[at + 1])
    case 'ArrowUp':
      return go(nodes[at - 1])
    case 'Home':
      return go(nodes[0])
    case 'End':
      return go(nodes.at(-1))
    case 'ArrowRight':
      if (!hasChildren) return null
      return hidden > 0 ? { kind: 'toggle', id } : go(nodes[at + 1])
    case 'ArrowLeft':
      if (hasChildren && hidden === 0) return { kind: 'toggle', id }
      return parentId === null ? null : { kind: 'go', to: parentId }
    case ' ':
      return hasChildren ? { kind: 'toggle', id } : null
    case 'Enter':
      return parentId === null ? { kind: 'toggle', id } : { kind: 'open', id }
    case '*':
      return { kind: 'expand-all' }
    default:
      return key.length === 1 && /[\p{L}\p{N}]/u.test(key) ? go(named(nodes, at, key)) : null
  }
}
