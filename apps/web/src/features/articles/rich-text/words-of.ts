import type { Node } from '@tiptap/pm/model'
import { countWords } from '@web2/contract/core'

/** Words of blocks; a changed block is a new node, so that its count never becomes stale. */
const counted = new WeakMap<Node, number>()

const wordsIn = (block: Node): number => {
  const known = counted.get(block)
  if (known !== undefined) return known
  const words = countWords(block.textBetween(0, block.content.size, ' ', ' '))
  counted.set(block, words)
  return words
}

/** Returns the word count of a document. Counts only blocks that are new since an earlier call. */
export const wordsOf = (document: Node): number =>
  document.children.reduce((sum, block) => sum + wordsIn(block), 0)
