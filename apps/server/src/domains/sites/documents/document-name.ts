import { badInput } from '../../../platform/errors.ts'
import type { DocumentKind } from './document-kinds.ts'

/** Maximum characters of a typed name. */
const longest = 120

/** Returns the name to store. Throws 400 with the kind's own message for an empty one. */
export const checkedName = (kind: DocumentKind, typed: string | undefined): string => {
  const name = typed?.trim() ?? ''
  if (kind.storedName(name) === '') throw badInput({ name: kind.nameEmpty })
  return kind.storedName(name)
}

/** Returns 'Home copy' for 'Home', within the maximum length. */
export const copyName = (shown: string): string => `${shown.slice(0, longest - ' copy'.length)} copy`
