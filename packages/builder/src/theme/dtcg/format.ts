import type { Json } from '../../tree/record.ts'

/*
 * The W3C Design Tokens Community Group's format (Format Module 2025.10): a tree of groups, whose leaves have a
 * `$value` and a `$type`, their own or their group's. `{group.token}` refers to another token.
 */

/** Key of this product's data within `$extensions`. */
export const vendor = 'com.web2manager'

export type JsonObject = { readonly [key: string]: Json | undefined }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the product's data of a token or of the file. */
export const extensionOf = (node: JsonObject): JsonObject => {
  const all = node.$extensions
  const own = isJsonObject(all) ? all[vendor] : undefined
  return isJsonObject(own) ? own : {}
}

const reference = /^\{([^{}]+)\}$/

/** Returns the path that a value refers to, `group.token`; null for any other value. */
export const referredPath = (value: unknown): string | null =>
  typeof value === 'string' ? (reference.exec(value.trim())?.[1] ?? null) : null

/** Returns true for equal JSON, whatever the order of keys. */
export const isSameJson = (one: Json | undefined, other: Json | undefined): boolean => {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSameJson(each as Json, other[at] as Json))
  if (!isJsonObject(one) || !isJsonObject(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSameJson(one[key], other[key]))
}
