import { textProp } from '../blocks/element.ts'
import { paletteKey } from '../blocks/palette-key.ts'
import { maybeBlockType } from '../blocks/registry.ts'
import type { Json, Props } from '../tree/record.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NewUuid } from '../tree/uuid.ts'
import type { WireNode } from '../tree/wire-node.ts'

const keyProps = (componentName: string): readonly string[] => maybeBlockType(componentName)?.keys ?? []

const keysIn = (nodes: readonly WireNode[]): Set<string> => {
  const found = new Set<string>()
  const waiting = [...nodes]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const prop of keyProps(next.componentName)) {
      const key = next.props[prop]
      if (typeof key === 'string' && key !== '') found.add(key)
    }
    for (const child of next.children) waiting.push(child)
  }
  return found
}

const usedKeys = ({ nodes }: BuilderDocument): Set<string> => {
  const used = new Set<string>()
  for (const { componentName, props } of nodes.values())
    for (const prop of keyProps(componentName)) if (typeof props[prop] === 'string') used.add(props[prop])
  return used
}

/** Characters of a key: enough that two of one page, or of a page and its sections, never meet. */
const keyLength = 10

const newKey = (newUuid: NewUuid, isUsed: (key: string) => boolean): string => {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const key = newUuid()
      .replace(/[^a-z0-9]/gi, '')
      .toLowerCase()
      .slice(-keyLength)
    if (!isUsed(key)) return key
  }
  throw new Error('The uuid generator only gives keys that are in use.')
}

/** Returns the props that a new node gets; its own ones if nothing changes. */
export type PropsOf = (node: WireNode) => Props

const ownProps: PropsOf = ({ props }) => props

/**
 * Returns the props of new nodes, so that keys link only them: a key that the document uses already is
 * replaced in all of them together.
 */
export const freshKeys = (
  document: BuilderDocument,
  nodes: readonly WireNode[],
  newUuid: NewUuid,
): PropsOf => {
  const own = keysIn(nodes)
  if (own.size === 0) return ownProps
  const used = usedKeys(document)
  const fresh = new Map<string, string>()
  for (const key of own) {
    if (key !== paletteKey && !used.has(key)) continue
    const made = newKey(newUuid, (each) => used.has(each) || own.has(each))
    used.add(made)
    fresh.set(key, made)
  }
  if (fresh.size === 0) return ownProps
  return ({ componentName, props }) => {
    const changed: Record<string, Json> = {}
    for (const prop of keyProps(componentName)) {
      const key = fresh.get(textProp(props[prop]))
      if (key !== undefined) changed[prop] = key
    }
    return { ...props, ...changed }
  }
}
