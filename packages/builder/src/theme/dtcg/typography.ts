import type { Json } from '../../tree/record.ts'
import { isJsonObject, referredPath } from './format.ts'
import type { FileToken } from './read-tree.ts'

const parts = [
  ['fontFamily', 'family', 'fontFamily', 'family'],
  ['fontSize', 'size', 'dimension', 'text'],
  ['fontWeight', 'weight', 'fontWeight', 'other'],
  ['lineHeight', 'line-height', 'number', 'other'],
  ['letterSpacing', 'letter-spacing', 'dimension', 'other'],
] as const

/** Follows references to the text style itself. */
const styleOf = (value: Json, byPath: ReadonlyMap<string, FileToken>): Json => {
  let found = value
  for (let step = 0; step < byPath.size; step += 1) {
    const target = byPath.get(referredPath(found) ?? '')
    if (!target) return found
    found = target.value
  }
  return null
}

/**
 * Replaces text styles by a token for each of their parts, because a custom property holds one value. A style that
 * is not an object stays, and is reported like other values that can't be read.
 */
export const withTypographyParts = (tokens: readonly FileToken[]): FileToken[] => {
  const byPath = new Map(tokens.map((token) => [token.path, token]))
  return tokens.flatMap((token): FileToken[] => {
    const value = token.type === 'typography' ? styleOf(token.value, byPath) : null
    if (!isJsonObject(value)) return [token]
    return parts.flatMap(([key, name, type, group]): FileToken[] => {
      const own = value[key]
      if (own === undefined) return []
      // line heights may be lengths in files of other tools
      const isLength = key === 'lineHeight' && typeof own !== 'number' && referredPath(own) === null
      return [
        { path: `${token.path}.${name}`, type: isLength ? 'dimension' : type, value: own, node: {}, group },
      ]
    })
  })
}
