import type { Json } from '../../tree/record.ts'
import type { TokenGroup } from '../theme.ts'
import { isJsonObject, referredPath, type JsonObject } from './format.ts'

/** Token of a file, before its value is read. */
export interface FileToken {
  /** Names of its groups and its own, joined by dots; references name it by this. */
  readonly path: string
  readonly type?: string
  readonly value: Json
  readonly node: JsonObject
  /** Group of the theme, for a part of a text style. */
  readonly group?: TokenGroup
}

export type ReadTree =
  | {
      readonly ok: true
      readonly tokens: readonly FileToken[]
      /** Paths of texts and numbers that are no tokens, as older formats have them. */
      readonly ignored: readonly string[]
    }
  | { readonly ok: false; readonly sentence: string }

/** Limits that keep a hostile file from filling the memory, far above those of a theme. */
const most = { depth: 60, nodes: 20_000 } as const

const decoded = (step: string): string => {
  const text = step.replace(/~1/g, '/').replace(/~0/g, '~')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the dotted path of a JSON pointer such as `#/color/red/$value`, and its steps into the value. */
const pathOfPointer = (pointer: string): { readonly path: string; readonly within: readonly string[] } => {
  const steps = pointer.replace(/^#?\//, '').split('/').map(decoded)
  const at = steps.indexOf('$value')
  return at < 0
    ? { path: steps.join('.'), within: [] }
    : { path: steps.slice(0, at).join('.'), within: steps.slice(at + 1) }
}

const childOf = (node: Json | undefined, key: string): Json | undefined =>
  (isJsonObject(node) || Array.isArray(node)) && Object.hasOwn(node, key)
    ? (node as JsonObject)[key]
    : undefined

const nodeAt = (root: JsonObject, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>(childOf, root)

/**
 * Returns a function that replaces JSON pointers within values: by a reference to a token, or by the part of a
 * value they point to. Together its calls follow a limited number of steps.
 */
const pointersIn = (root: JsonObject): ((value: Json, depth?: number) => Json) => {
  let left: number = most.nodes
  const follow = (value: Json, depth = 0): Json => {
    left -= 1
    if (depth > most.depth || left < 0) return null
    if (Array.isArray(value)) return (value as readonly Json[]).map((each) => follow(each, depth + 1))
    if (!isJsonObject(value)) return value
    if (typeof value.$ref === 'string') {
      const { path, within } = pathOfPointer(value.$ref)
      if (within.length === 0) return `{${path}}`
      const found = within.reduce<Json | undefined>(childOf, childOf(nodeAt(root, path), '$value'))
      return found === undefined ? null : follow(found, depth + 1)
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, follow(each ?? null, depth + 1)]),
    )
  }
  return follow
}

const isToken = (node: JsonObject): boolean => node.$value !== undefined

/** Group that another one extends, as a path; null if it extends none. */
const extendedPath = (node: JsonObject): string | null => {
  if (typeof node.$ref === 'string') return pathOfPointer(node.$ref).path
  return typeof node.$extends === 'string'
    ? (referredPath(node.$extends) ?? pathOfPointer(node.$extends).path)
    : null
}

/** Returns a group with the content of the one it extends; own tokens replace those of the same name. */
const merged = (base: JsonObject, own: JsonObject): JsonObject => {
  const { $extends: _extends, $ref: _ref, ...rest } = own
  const all = Object.entries(rest).map(([key, value]): [string, Json | undefined] => {
    const below = childOf(base, key)
    const areGroups = isJsonObject(below) && isJsonObject(value) && !isToken(below) && !isToken(value)
    return [key, areGroups && !key.startsWith('$') ? merged(below, value) : value]
  })
  return { ...base, ...Object.fromEntries(all) }
}

interface Open {
  readonly path: string
  readonly node: JsonObject
  readonly type: string | undefined
  readonly depth: number
  /** Groups that this one extends, so that a circle is found. */
  readonly extended: readonly string[]
}

const tooLarge: ReadTree = {
  ok: false,
  sentence: 'The file is too large for a theme. Export fewer design tokens or collections.',
}

/**
 * Returns all tokens of a file in order, with the types they inherit. `hasPointers` is false for a file without
 * JSON pointers, whose values stay as they are.
 */
export const readTree = (root: JsonObject, hasPointers: boolean): ReadTree => {
  const tokens: FileToken[] = []
  const ignored: string[] = []
  const follow = hasPointers ? pointersIn(root) : (value: Json) => value
  const open: Open[] = [{ path: '', node: root, type: undefined, depth: 0, extended: [] }]
  let nodes = 0
  for (let each = open.pop(); each; each = open.pop()) {
    const { path, node, depth, extended } = each
    const type = typeof node.$type === 'string' ? node.$type : each.type
    const from = isToken(node) ? null : extendedPath(node)
    if (isToken(node))
      tokens.push({ path, node, value: follow(node.$value ?? null), ...(type !== undefined && { type }) })
    if (from !== null) {
      const base = nodeAt(root, from)
      if (!isJsonObject(base))
        return { ok: false, sentence: `“${path}” extends “${from}”, which is not in the file.` }
      if (isToken(base)) {
        tokens.push({
          path,
          node,
          value: `{${from}}`,
          ...(typeof node.$type === 'string' && { type: node.$type }),
        })
        continue
      }
      if (extended.includes(from) || path === from || path.startsWith(`${from}.`))
        return { ok: false, sentence: `The group “${from}” extends itself. Remove “$extends” from it.` }
      if (extended.length > most.depth) return tooLarge
      open.push({ ...each, node: merged(base, node), extended: [...extended, from] })
      continue
    }
    const children = Object.entries(node).filter(([key]) => !key.startsWith('$') || key === '$root')
    nodes += children.length
    if (nodes > most.nodes || depth > most.depth) return tooLarge
    const below = children.map(([key, child]) => ({ path: path ? `${path}.${key}` : key, child }))
    for (const each of below) if (!isJsonObject(each.child)) ignored.push(each.path)
    for (const each of below.reverse())
      if (isJsonObject(each.child))
        open.push({ path: each.path, node: each.child, type, depth: depth + 1, extended: [] })
  }
  return { ok: true, tokens, ignored }
}
