import { draftOf } from '../changes/draft.ts'
import type { CommandResult } from '../commands/command.ts'
import { canSetValues } from '../commands/set-values.ts'
import { notFound } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { unusedUuids } from '../tree/from-wire.ts'
import type { NewUuid } from '../tree/uuid.ts'
import { nodeOf, subtree } from '../tree/walk.ts'
import { instanceOf, withStylesOf } from './instance.ts'

export interface DetachModule {
  readonly id: string
  /** Current document of the section. */
  readonly module: BuilderDocument
  readonly newUuid: NewUuid
}

/** Replaces a section by ordinary blocks that look the same and no longer follow the section. */
export const detachModule = (
  document: BuilderDocument,
  { id, module, newUuid }: DetachModule,
): CommandResult => {
  const verdict = canSetValues(document, [id])
  if (!verdict.ok) return verdict
  const place = nodeOf(document, id)
  if (place.componentName !== 'Module') return notFound()
  const next = unusedUuids(newUuid, (uuid) => document.nodes.has(uuid))
  const names = new Map<string, string>()
  const uuidOf = (uuid: string): string => {
    const name = names.get(uuid) ?? next()
    names.set(uuid, name)
    return name
  }
  const draft = draftOf(document)
  for (const { uuid } of subtree(document, id)) if (uuid !== id) draft.remove(uuid)
  for (const record of instanceOf(place, module, uuidOf).records) draft.put(record)
  const page = withStylesOf(document.page, module.page)
  const change = {
    ...draft.change(),
    ...(page !== document.page && { page: [document.page, page] as const }),
  }
  return { ok: true, change, select: [id] }
}
