import { draftOf } from '../changes/draft.ts'
import { canMoveFrom } from '../rules/can-place.ts'
import { htmlRefusal } from '../rules/html-content.ts'
import { allowsMoveIn } from '../rules/node-rules.ts'
import { allowed, type Verdict } from '../rules/reason.ts'
import { notWrappable } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { ancestors, nodeOf, subtree } from '../tree/walk.ts'
import type { CommandResult } from './command.ts'
import { attach, detach } from './place-children.ts'

export interface UnwrapNode {
  readonly id: string
}

export const canUnwrapNode = (document: BuilderDocument, { id }: UnwrapNode): Verdict => {
  const taken = canMoveFrom(document, [id])
  if (!taken.ok) return taken
  const node = nodeOf(document, id)
  if (node.componentName === 'Module') return notWrappable('Detach the section instead.')
  if (node.children.length === 0) return notWrappable('The container is empty.')
  const outer = ancestors(document, id)
  for (const child of node.children) {
    const record = nodeOf(document, child)
    const refusal = allowsMoveIn(outer[0]!, record)
      ? htmlRefusal(outer, subtree(document, child))
      : 'The outer container doesn’t accept its contents.'
    if (refusal) return notWrappable(refusal)
  }
  return allowed
}

/** Replaces a container by its children. */
export const unwrapNode = (document: BuilderDocument, { id }: UnwrapNode): CommandResult => {
  const verdict = canUnwrapNode(document, { id })
  if (!verdict.ok) return verdict
  const { children, parent } = nodeOf(document, id)
  const draft = draftOf(document)
  const index = draft.get(parent!).children.indexOf(id)
  detach(draft, [id])
  draft.remove(id)
  attach(
    draft,
    parent!,
    index,
    children.map((child) => nodeOf(document, child)),
  )
  return { ok: true, change: draft.change(), select: children }
}
