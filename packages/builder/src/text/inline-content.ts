import { blockType } from '../blocks/registry.ts'
import { isEmptyChange } from '../changes/change.ts'
import { draftOf } from '../changes/draft.ts'
import { endSamples } from '../commands/end-samples.ts'
import { canSetValues } from '../commands/set-values.ts'
import type { CommandResult } from '../commands/command.ts'
import { invalidValue } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { toWire } from '../tree/to-wire.ts'
import { fromWire, unusedUuids } from '../tree/from-wire.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { NewUuid } from '../tree/uuid.ts'
import { nodeOf, subtree } from '../tree/walk.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { collapseOwnText, isInline, expandOwnText } from './inline-nodes.ts'

/** Number of parts above which content is treated as a page, not a text. */
const mostParts = 400

/** Returns the text of a node as a list of its pieces; null if the node contains anything but text. */
export const inlineContent = (document: BuilderDocument, uuid: string): readonly WireNode[] | null => {
  const record = document.nodes.get(uuid)
  if (!record || record.componentName === 'Text') return null
  if (!blockType(record.componentName).editableText.includes('content')) return null
  const parts = subtree(document, uuid)
  if (parts.length > mostParts || parts.slice(1).some((part) => !isInline(part))) return null
  return expandOwnText(toWire(document, uuid)).children
}

const isSame = (a: NodeRecord, b: NodeRecord): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Replaces the pieces of a node's text. Existing pieces keep their identity. */
export const setInlineContent = (
  document: BuilderDocument,
  uuid: string,
  pieces: readonly WireNode[],
  newUuid: NewUuid,
): CommandResult => {
  const verdict = canSetValues(document, [uuid])
  if (!verdict.ok) return verdict
  if (!pieces.every(isInline)) return invalidValue('Text can contain only words, links and line breaks.')
  const record = nodeOf(document, uuid)
  const whole = collapseOwnText({ ...record, children: pieces })
  const before = new Map(subtree(document, uuid).map((each) => [each.uuid, each]))
  const used = new Set<string>([uuid])
  const next = unusedUuids(newUuid, (id) => document.nodes.has(id) || used.has(id))
  const { roots, records } = fromWire(whole.children, uuid, ({ uuid: own }) => {
    const id = own !== undefined && before.has(own) && !used.has(own) ? own : next()
    used.add(id)
    return id
  })
  const { content: _content, ...others } = record.props
  const props = whole.children.length > 0 ? others : { ...others, content: whole.props.content ?? '' }
  const draft = draftOf(document)
  for (const each of before.values()) if (!used.has(each.uuid)) draft.remove(each.uuid)
  for (const each of [{ ...record, props, children: roots }, ...records]) {
    const was = before.get(each.uuid)
    if (!was || !isSame(was, each)) draft.put(each)
  }
  if (!isEmptyChange(draft.change())) endSamples(draft, [uuid])
  return { ok: true, change: draft.change(), select: [uuid] }
}
