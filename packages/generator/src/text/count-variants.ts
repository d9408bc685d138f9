import type { TextNode } from './text-node.ts'

/** In how many ways spintax can be written for one page; options that read alike count apart. */
export const countVariants = (nodes: readonly TextNode[]): bigint =>
  nodes.reduce((product, node) => {
    if (!('options' in node)) return product
    const counts = node.options.map(countVariants)
    // the data of a page decides which alternative of a phrase it has
    if (node.kind === 'phrase') return product * counts.reduce((most, count) => (count > most ? count : most))
    return product * counts.reduce((sum, count) => sum + count, 0n)
  }, 1n)
