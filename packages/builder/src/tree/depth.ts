import type { BuilderDocument } from './document.ts'

/** Returns the nesting depth of a document; a page with only its body has 1. */
export const documentDepth = ({ root, nodes }: BuilderDocument): number => {
  let depth = 0
  for (let level = [root]; level.length > 0; depth += 1) {
    const below: string[] = []
    for (const uuid of level) for (const child of nodes.get(uuid)?.children ?? []) below.push(child)
    level = below
  }
  return depth
}
