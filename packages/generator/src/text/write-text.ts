import { modify } from './apply-modifiers.ts'
import type { Random } from './random.ts'
import type { TextNode } from './text-node.ts'

/** Returns the value of a name on a page; `term` 1 is the page's own row. */
export type ValueOf = (name: string, term: number) => string

interface Writing {
  readonly valueOf: ValueOf
  readonly random: Random
  /** Called for each empty value, except inside nested phrases. */
  readonly empty: () => void
}

const writeNode = (node: TextNode, writing: Writing): string => {
  if (node.kind === 'text') return node.text
  if (node.kind === 'value') {
    const value = writing.valueOf(node.name, node.term)
    if (value.trim() === '') writing.empty()
    return modify(value, node.modifiers)
  }
  if (node.kind === 'phrase') return writePhrase(node.options, writing)
  return writeNodes(node.options[Math.floor(writing.random() * node.options.length)] ?? [], writing)
}

const writeNodes = (nodes: readonly TextNode[], writing: Writing): string => {
  let text = ''
  for (const node of nodes) text += writeNode(node, writing)
  return text
}

const writePhrase = (options: readonly (readonly TextNode[])[], { valueOf, random }: Writing): string => {
  for (const option of options) {
    let lacks = false
    const empty = () => {
      lacks = true
    }
    const text = writeNodes(option, { valueOf, random, empty })
    if (!lacks) return text
  }
  return ''
}

/**
 * Writes the text of one page: fills values, chooses one option of each choice, and omits phrases without
 * their values.
 */
export const writeText = (nodes: readonly TextNode[], valueOf: ValueOf, random: Random): string =>
  writeNodes(nodes, { valueOf, random, empty: () => undefined })
