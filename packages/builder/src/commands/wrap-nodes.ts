import { draftOf } from '../changes/draft.ts'
import { createNode } from '../blocks/create-node.ts'
import { canInsertAt, canMoveFrom } from '../rules/can-place.ts'
import { htmlRefusal } from '../rules/html-content.ts'
import { allowsMoveIn, isCanvas } from '../rules/node-rules.ts'
import { allowed, type Verdict } from '../rules/reason.ts'
import { notWrappable } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { fromWire, unusedUuids } from '../tree/from-wire.ts'
import { topmost } from '../tree/selection-order.ts'
import { ancestors, nodeOf, subtree } from '../tree/walk.ts'
import type { NewUuid } from '../tree/uuid.ts'
import type { WireNode } from '../tree/wire-node.ts'
import type { CommandResult } from './command.ts'
import { attach, detach } from './place-children.ts'

export interface WrapNodes {
  readonly ids: readonly string[]
  /** Wrapping node; a container by default. Its own children are dropped. */
  readonly wrapper?: WireNode
  readonly newUuid: NewUuid
}

/** Adds no space, so that the wrapped blocks stay where they are. */
const flush = { 'padding-top': '0', 'padding-right': '0', 'padding-bottom': '0', 'padding-left': '0' }

const wrapperOf = (wrapper: WireNode | undefined): WireNode => ({
  ...(wrapper ?? createNode('Container', { elementStyle: flush })),
  children: [],
})

const wrapperRecord = (wrapper: WireNode, parent: string, uuid: string) =>
  fromWire([wrapper], parent, () => uuid).records[0]!

export const canWrapNodes = (
  document: BuilderDocument,
  { ids, wrapper }: Omit<WrapNodes, 'newUuid'>,
): Verdict => {
  const taken = canMoveFrom(document, ids)
  if (!taken.ok) return taken
  const wrapped = topmost(document, ids)
  const parent = nodeOf(document, nodeOf(document, wrapped[0]!).parent!)
  if (wrapped.some((uuid) => nodeOf(document, uuid).parent !== parent.uuid)) {
    return notWrappable('Select blocks in the same container.')
  }
  const around = wrapperOf(wrapper)
  const inserted = canInsertAt(document, [around], { beside: wrapped[0]!, side: 'before' })
  if (!inserted.ok) return inserted
  const record = wrapperRecord(around, parent.uuid, '')
  if (!isCanvas(record)) return notWrappable('Only containers can wrap other blocks.')
  const outer = [record, parent, ...ancestors(document, parent.uuid)]
  for (const uuid of wrapped) {
    const refusal = allowsMoveIn(record, nodeOf(document, uuid))
      ? htmlRefusal(outer, subtree(document, uuid))
      : 'The container doesn’t accept this kind of block.'
    if (refusal) return notWrappable(refusal)
  }
  return allowed
}

/** Wraps nodes of one parent in a container, at the position of the first. */
export const wrapNodes = (document: BuilderDocument, args: WrapNodes): CommandResult => {
  const verdict = canWrapNodes(document, args)
  if (!verdict.ok) return verdict
  const wrapped = topmost(document, args.ids)
  const parent = nodeOf(document, nodeOf(document, wrapped[0]!).parent!)
  const uuid = unusedUuids(args.newUuid, (each) => document.nodes.has(each))()
  const draft = draftOf(document)
  const index = parent.children.indexOf(wrapped[0]!)
  detach(draft, wrapped)
  attach(draft, parent.uuid, index, [wrapperRecord(wrapperOf(args.wrapper), parent.uuid, uuid)])
  attach(
    draft,
    uuid,
    0,
    wrapped.map((each) => draft.get(each)),
  )
  return { ok: true, change: draft.change(), select: [uuid] }
}
