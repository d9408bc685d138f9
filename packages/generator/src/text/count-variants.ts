import type { TextNode } from './text-node.ts'

/** In how many ways spintax can be written for one page; options that read alike count apart. */
export const countVariants = (nodes: readonly TextNode[]): bigint =>
  nodes.reduce(
    (product, node) =>
      node.kind === 'spin'
        ? product * node.options.reduce((sum, option) => sum + countVariants(option), 0n)
        : product,
    1n,
  )
