import type { TextNode } from './text-node.ts'

/** Returns the number of spintax variants of one page; equal options count separately. */
export const countVariants = (nodes: readonly TextNode[]): bigint =>
  nodes.reduce((product, node) => {
    if (!('options' in node)) return product
    const counts = node.options.map(countVariants)
    // the data of a page determines the alternative of a phrase
    if (node.kind === 'phrase') return product * counts.reduce((most, count) => (count > most ? count : most))
    return product * counts.reduce((sum, count) => sum + count, 0n)
  }, 1n)
