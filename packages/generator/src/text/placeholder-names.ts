import type { TextNode } from './text-node.ts'

export interface NamedValue {
  readonly name: string
  readonly at: number
}

/** Returns all placeholders of a text, including those inside choices and phrases. */
export const namesIn = (nodes: readonly TextNode[]): NamedValue[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'value') return [{ name: node.name, at: node.at }]
    return 'options' in node ? node.options.flatMap((option) => namesIn(option)) : []
  })

/** Returns the placeholders a text requires; those in optional phrases are omitted with their phrase. */
export const neededNames = (nodes: readonly TextNode[]): NamedValue[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'value') return [{ name: node.name, at: node.at }]
    return node.kind === 'spin' ? node.options.flatMap((option) => neededNames(option)) : []
  })
