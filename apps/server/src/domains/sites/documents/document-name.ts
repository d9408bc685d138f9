import { badInput } from '../../../platform/errors.ts'
import type { DocumentKind } from './document-kinds.ts'

/** Letters of a name as it is typed. */
const longest = 120

/** The name to store; throws 400 in the kind's own words for an empty one. */
export const checkedName = (kind: DocumentKind, typed: string | undefined): string => {
  const name = typed?.trim() ?? ''
  if (kind.storedName(name) === '') throw badInput({ name: kind.nameEmpty })
  return kind.storedName(name)
}

/** 'Home' → 'Home copy', within the length of a name. */
export const copyName = (shown: string): string => `${shown.slice(0, longest - ' copy'.length)} copy`
