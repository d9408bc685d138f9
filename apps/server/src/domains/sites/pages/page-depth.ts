import type { BuilderDocument } from '@web2/builder'
import { limits } from '@web2/contract/core'

/**
 * Maximum nesting of a stored page, because JSON.stringify recurses when it writes responses; real pages stay
 * far below a hundred.
 */
export const deepestPage = limits.documentDepth

/** Returns the nesting depth of elements; a page with only its body has 1. */
export const pageDepth = ({ root, nodes }: BuilderDocument): number => {
  let depth = 0
  for (let level = [root]; level.length > 0; depth += 1) {
    level = level.flatMap((uuid) => [...(nodes.get(uuid)?.children ?? [])])
  }
  return depth
}
