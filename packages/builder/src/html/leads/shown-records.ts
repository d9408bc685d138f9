import { isHidden } from '../../blocks/view-of.ts'
import { textProp } from '../../blocks/element.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { NodeRecord } from '../../tree/record.ts'
import { nodeOf } from '../../tree/walk.ts'

/** False for a hidden block and for sample text. */
export const isShown = (record: NodeRecord): boolean => !isHidden(record) && record.addition.sample !== true

/**
 * Returns the descendants that visitors see, parents before children: without hidden blocks, sample text, and the
 * blocks inside those for which `isLeaf` is true.
 */
export const shownRecords = (
  document: BuilderDocument,
  uuid: string,
  isLeaf: (record: NodeRecord) => boolean = () => false,
): NodeRecord[] => {
  const found: NodeRecord[] = []
  const waiting = [...nodeOf(document, uuid).children].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const record = nodeOf(document, next)
    if (!isShown(record)) continue
    found.push(record)
    if (isLeaf(record)) continue
    for (let at = record.children.length - 1; at >= 0; at -= 1) waiting.push(record.children[at]!)
  }
  return found
}

/** Returns the words of records in one line. */
export const wordsOfRecords = (records: readonly NodeRecord[]): string =>
  records
    .map(({ props }) => textProp(props.content))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
