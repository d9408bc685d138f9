import { applyChange, emptyChange, setAddition, type BuilderDocument, type Change } from '@web2/builder'
import type { LinkChoice } from './link-targets.ts'

/** The document in which the part that a link leads to has its id, and the edit that gives it. */
export const withNamedPart = (
  document: BuilderDocument,
  { address, unnamed }: LinkChoice,
): { readonly document: BuilderDocument; readonly change: Change } => {
  const part = document.nodes.get(unnamed ?? '')
  if (!part) return { document, change: emptyChange }
  const attributes = { ...part.addition.attributes, id: address.slice(1) }
  const named = setAddition(document, { ids: [part.uuid], addition: { attributes } })
  // a part that is locked stays as it is; the checks tell of links that lead nowhere
  if (!named.ok) return { document, change: emptyChange }
  return { document: applyChange(document, named.change), change: named.change }
}
