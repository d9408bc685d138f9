import { applyChange, emptyChange, setAddition, type BuilderDocument, type Change } from '@web2/builder'
import type { LinkChoice } from './link-targets.ts'

/** Returns the document in which a link's target element has its id, and the edit that sets it. */
export const withNamedPart = (
  document: BuilderDocument,
  { address, unnamed }: LinkChoice,
): { readonly document: BuilderDocument; readonly change: Change } => {
  const part = document.nodes.get(unnamed ?? '')
  if (!part) return { document, change: emptyChange }
  const attributes = { ...part.addition.attributes, id: address.slice(1) }
  const named = setAddition(document, { ids: [part.uuid], addition: { attributes } })
  // a locked element stays unchanged; the checks report broken links
  if (!named.ok) return { document, change: emptyChange }
  return { document: applyChange(document, named.change), change: named.change }
}
