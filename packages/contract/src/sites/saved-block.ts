import type { WireNode } from '@web2/builder'
import { Type, type Static } from 'typebox'
import { documentName } from './document.ts'
import { recordFields } from '../core/record.ts'

/** Block that a user saved for reuse; only that user sees it. */
export const SavedBlock = Type.Object({
  ...recordFields,
  name: Type.String(),
  /** Bytes of the fragment. */
  size: Type.Integer(),
})
export type SavedBlock = Static<typeof SavedBlock>

/** Saved block with its nodes, for insertTree. Lists include them if `$select` names `fragment`. */
export interface SavedBlockContent extends SavedBlock {
  fragment: WireNode[]
}

/** `fragment`: nodes in wire form (exportFragment), or the output of fragmentJson. */
export const SavedBlockCreate = Type.Object(
  { name: documentName, fragment: Type.Unknown() },
  { additionalProperties: false },
)
export type SavedBlockCreate = Static<typeof SavedBlockCreate>

/** A new name; `deletedAt: null` restores a deleted block. */
export const SavedBlockPatch = Type.Object(
  { name: documentName, deletedAt: Type.Optional(Type.Null()) },
  { additionalProperties: false },
)
export type SavedBlockPatch = Static<typeof SavedBlockPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'saved-blocks': {
      record: SavedBlockContent
      listed: SavedBlock
      create: SavedBlockCreate
      patch: SavedBlockPatch
    }
  }
}
