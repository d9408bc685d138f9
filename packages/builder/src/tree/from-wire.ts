import { freezeRecord, type NodeRecord, type Props } from './record.ts'
import type { NewUuid } from './uuid.ts'
import type { WireNode } from './wire-node.ts'

interface Planted {
  /** UUIDs of the given nodes themselves. */
  readonly roots: readonly string[]
  readonly records: readonly NodeRecord[]
}

/**
 * Converts nested nodes into records below `parent`. `uuidOf` determines their identity: new for a paste,
 * their own for a stored document. `propsOf` may replace their props.
 */
export const fromWire = (
  nodes: readonly WireNode[],
  parent: string | null,
  uuidOf: (node: WireNode) => string,
  propsOf: (node: WireNode) => Props = ({ props }) => props,
): Planted => {
  const records: NodeRecord[] = []
  const roots = nodes.map(uuidOf)
  const waiting = nodes.map((node, i) => ({ node, uuid: roots[i]!, parent })).reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, uuid } = next
    const children = node.children.map(uuidOf)
    records.push(
      freezeRecord({
        uuid,
        componentName: node.componentName,
        props: { ...propsOf(node) },
        parent: next.parent,
        children,
        addition: { ...node.addition },
      }),
    )
    for (let i = children.length - 1; i >= 0; i -= 1) {
      waiting.push({ node: node.children[i]!, uuid: children[i]!, parent: uuid })
    }
  }
  return { roots, records }
}

/** Returns a generator that never repeats a UUID of the document. */
export const unusedUuids = (newUuid: NewUuid, isUsed: (uuid: string) => boolean): NewUuid => {
  const made = new Set<string>()
  return () => {
    for (let tries = 0; tries < 10_000; tries += 1) {
      const uuid = newUuid()
      if (!isUsed(uuid) && !made.has(uuid)) {
        made.add(uuid)
        return uuid
      }
    }
    throw new Error('The uuid generator only gives identities that are in use.')
  }
}
