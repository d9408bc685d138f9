import {
  createDocument,
  exportFragment,
  fragmentFromJson,
  fragmentFromValue,
  sequentialUuids,
  withoutScripts,
  type WireNode,
} from '@web2/builder'
import { limits } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'
import { deepestPage, pageDepth } from '../pages/page-depth.ts'

/**
 * Returns the fragment to store as JSON text of its nodes, without executable content. Throws 400 if it is
 * invalid, empty, too large or nested too deeply.
 */
export const storedFragment = (sent: unknown): string => {
  const refuse = (sentence: string) => badInput({ fragment: sentence })
  const read = typeof sent === 'string' ? fragmentFromJson(sent) : fragmentFromValue(sent ?? null)
  if (!read.ok) throw refuse(`${read.message} ${read.detail}`)
  if (read.nodes.length === 0) throw refuse('Nothing to save. Choose at least one block.')
  const document = withoutScripts(createDocument(read.nodes, sequentialUuids()))
  if (pageDepth(document) > deepestPage)
    throw refuse(
      `This block nests elements more than ${deepestPage} levels deep. Remove some of the containers around them.`,
    )
  const nodes = exportFragment(document, document.nodes.get(document.root)?.children ?? [])
  if (nodes.length === 0) throw refuse('Nothing to save, because scripts are not kept.')
  const text = JSON.stringify(nodes)
  if (Buffer.byteLength(text) > limits.blockBytes)
    throw refuse(
      `This block is larger than ${limits.blockBytes / 1_000_000} MB. Save a smaller part, or link images by URL instead of embedding them.`,
    )
  return text
}

export const readFragment = (stored: string): WireNode[] => JSON.parse(stored) as WireNode[]
