import { textProp } from '../blocks/element.ts'
import { blockType, tagOf } from '../blocks/registry.ts'
import { hasPlaceholder } from '../bindings/placeholders.ts'
import { mayBeBlank, readText } from '../bindings/read-text.ts'
import type { Json, NodeRecord } from '../tree/record.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { nodeOf, subtree } from '../tree/walk.ts'

const isOnlyValues = (value: Json | undefined): boolean => {
  const text = textProp(value)
  return hasPlaceholder(text) && mayBeBlank(readText(text))
}

export const isSample = ({ addition }: NodeRecord): boolean => addition.sample === true

/** Returns true if an unfilled URL omits its element: a link only if the URL contains an optional phrase. */
export const goesWithAddress = (tag: string, address: string): boolean => {
  if (!hasPlaceholder(address)) return false
  const pieces = readText(address)
  return (
    mayBeBlank(pieces) &&
    (tag !== 'a' || pieces.some((piece) => typeof piece !== 'string' && 'options' in piece))
  )
}

/** Returns true for a block that may be omitted for lack of data, and for sample text. */
const mayGo = (record: NodeRecord): boolean => {
  const { props, addition, children } = record
  if (isSample(record) || blockType(record.componentName).bound) return true
  if (children.length === 0 && isOnlyValues(props.content)) return true
  const tag = tagOf(record)
  if (tag === 'form') return /^\s*(?:lead:\s*)?(?:mailto:|\[\[|\{)/i.test(addition.attributes?.action ?? '')
  const address = textProp(props.href) || textProp(props.imageUrl) || textProp(props.url)
  return goesWithAddress(tag, address || addition.attributes?.href || addition.attributes?.src || '')
}

/** Returns the blocks that may be omitted, with their ancestors; most documents have none. */
export const blocksThatMayGo = (document: BuilderDocument, ids: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const id of ids)
    for (const record of subtree(document, id)) {
      if (record.addition.hidden === true || !mayGo(record)) continue
      for (let at: string | null = record.uuid; at !== null && !found.has(at);) {
        found.add(at)
        at = nodeOf(document, at).parent
      }
    }
  return found
}

const mostWords = 60

/** Returns the first words in a block, so that users recognize it. */
export const wordsOf = (document: BuilderDocument, uuid: string): string => {
  const words = subtree(document, uuid)
    .map(({ props }) => textProp(props.content))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > mostWords ? `${words.slice(0, mostWords - 1).trimEnd()}…` : words
}

const picture = (style: Json | undefined): boolean =>
  typeof style === 'object' &&
  style !== null &&
  !Array.isArray(style) &&
  /url\(|^https?:|^data:|^\//.test(textProp((style as Record<string, Json>)['background-image']))

/** Returns true for blocks that stay when empty: the page itself, its main part, a background image. */
export const staysEmpty = (record: NodeRecord): boolean =>
  record.parent === null || tagOf(record) === 'main' || picture(record.props.elementStyle)
