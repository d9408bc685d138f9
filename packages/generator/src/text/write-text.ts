import { modify } from './modify.ts'
import type { Random } from './random.ts'
import type { TextNode } from './text-node.ts'

/** What stands for a name on one page; `term` counts from 1, the page's own row. */
export type ValueOf = (name: string, term: number) => string

/** The text of one page: values put in, one option of each choice taken. */
export const writeText = (nodes: readonly TextNode[], valueOf: ValueOf, random: Random): string => {
  let text = ''
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text
    else if (node.kind === 'value') text += modify(valueOf(node.name, node.term), node.modifiers)
    else text += writeText(node.options[Math.floor(random() * node.options.length)] ?? [], valueOf, random)
  }
  return text
}
