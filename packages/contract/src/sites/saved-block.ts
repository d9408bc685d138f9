import type { WireNode } from '@web2/builder'
import { Type, type Static } from 'typebox'
import { documentName } from './document.ts'
import { recordFields } from '../core/record.ts'

/** A block that a user keeps for reuse; only that user sees it. */
export const SavedBlock = Type.Object({
  ...recordFields,
  name: Type.String(),
  /** Bytes of the fragment. */
  size: Type.Integer(),
})
export type SavedBlock = Static<typeof SavedBlock>

/** With its nodes, for insertTree. Lists answer them when `$select` names `fragment`. */
export interface SavedBlockContent extends SavedBlock {
  fragment: WireNode[]
}

/** `fragment`: nodes in wire form (exportFragment), or what fragmentJson writes. */
export const SavedBlockCreate = Type.Object(
  { name: documentName, fragment: Type.Unknown() },
  { additionalProperties: false },
)
export type SavedBlockCreate = Static<typeof SavedBlockCreate>

/** A new name; `deletedAt: null` brings a deleted block back. */
export const SavedBlockPatch = Type.Object(
  { name: documentName, deletedAt: Type.Optional(Type.Null()) },
  { additionalProperties: false },
)
export type SavedBlockPatch = Static<typeof SavedBlockPatch>
