import type { TextNode } from './text-node.ts'

export interface NamedValue {
  readonly name: string
  readonly at: number
}

/** Every placeholder of a text, those inside of choices and phrases too. */
export const namesIn = (nodes: readonly TextNode[]): NamedValue[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'value') return [{ name: node.name, at: node.at }]
    return 'options' in node ? node.options.flatMap((option) => namesIn(option)) : []
  })

/** The placeholders that a text cannot do without: those of phrases fall away with their phrase. */
export const neededNames = (nodes: readonly TextNode[]): NamedValue[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'value') return [{ name: node.name, at: node.at }]
    return node.kind === 'spin' ? node.options.flatMap((option) => neededNames(option)) : []
  })
