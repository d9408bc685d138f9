import { maybeBlockType } from '../blocks/registry.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { isObject } from './is-object.ts'

export { isObject }

const wrongAddition = (addition: unknown): string | null => {
  if (addition === undefined || addition === null) return null
  if (!isObject(addition)) return '“addition” must be an object'
  const { attributes, tag, namespace, name } = addition
  if (name !== undefined && typeof name !== 'string') return '“name” must be text'
  if (tag !== undefined && typeof tag !== 'string') return '“tag” must be text'
  if (namespace !== undefined && namespace !== 'svg' && namespace !== 'math')
    return '“namespace” must be svg or math'
  if (attributes === undefined) return null
  const areTexts =
    isObject(attributes) && Object.values(attributes).every((value) => typeof value === 'string')
  return areTexts ? null : '“attributes” may contain only text'
}

const wrongShape = (node: unknown): string | null => {
  if (!isObject(node)) return 'it must be an object'
  if (typeof node.componentName !== 'string') return '“componentName” is missing'
  if (!maybeBlockType(node.componentName)) return `unknown component “${node.componentName.slice(0, 60)}”`
  if (node.props !== undefined && node.props !== null && !isObject(node.props))
    return '“props” must be an object'
  if (node.children !== undefined && node.children !== null && !Array.isArray(node.children)) {
    return '“children” must be a list'
  }
  if (node.uuid !== undefined && typeof node.uuid !== 'string') return '“uuid” must be text'
  return wrongAddition(node.addition)
}

export type CheckedNodes =
  { readonly ok: true; readonly nodes: WireNode[] } | { readonly ok: false; readonly detail: string }

interface Growing {
  componentName: string
  props: WireNode['props']
  children: Growing[]
  addition: WireNode['addition']
  uuid?: string
}

const grown = (node: Record<string, unknown>): Growing => ({
  componentName: node.componentName as string,
  props: (node.props ?? {}) as WireNode['props'],
  children: [],
  addition: (node.addition ?? {}) as WireNode['addition'],
  ...(typeof node.uuid === 'string' && node.uuid !== '' && { uuid: node.uuid }),
})

interface Waiting {
  readonly value: unknown
  readonly into: Growing[]
  /** Its index among the children of `up`. */
  readonly index: number
  readonly up: Waiting | null
}

/** Returns the path of a node from the root: `children[0].children[3]`, at most the last twelve steps. */
const pathTo = (node: Waiting): string => {
  const steps: string[] = []
  let at: Waiting | null = node
  for (; at?.up && steps.length < 12; at = at.up) steps.unshift(`children[${at.index}]`)
  return (at?.up ? '… ' : '') + steps.join('.')
}

const wrongNode = (count: number, node: Waiting, wrong: string): CheckedNodes => {
  const path = pathTo(node)
  const where = path ? ` Location: ${path}.` : ''
  return { ok: false, detail: `Node ${count} is invalid: ${wrong}.${where}` }
}

/** Validates nested nodes from outside, without recursion. Missing fields get their empty value. */
export const checkNodes = (values: readonly unknown[]): CheckedNodes => {
  const nodes: Growing[] = []
  const waiting = values.map((value, index): Waiting => ({ value, into: nodes, index, up: null })).reverse()
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1
    const wrong = wrongShape(next.value)
    if (wrong) return wrongNode(count, next, wrong)
    const raw = next.value as Record<string, unknown>
    const node = grown(raw)
    next.into.push(node)
    const children = (raw.children ?? []) as readonly unknown[]
    for (let index = children.length - 1; index >= 0; index -= 1)
      waiting.push({ value: children[index], into: node.children, index, up: next })
  }
  return { ok: true, nodes }
}
