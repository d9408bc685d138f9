import { draftOf } from '../changes/draft.ts'
import type { CommandResult } from '../commands/command.ts'
import { canSetValues } from '../commands/set-values.ts'
import { notFound } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { unusedUuids } from '../tree/from-wire.ts'
import type { NewUuid } from '../tree/uuid.ts'
import { nodeOf, subtree } from '../tree/walk.ts'
import type { NodeRecord } from '../tree/record.ts'
import { instanceOf, withStylesOf } from './instance.ts'
import { mergedStyles } from './merged-styles.ts'
import { ownContentOf, type OwnContent } from './slots/slots.ts'

export interface DetachModule {
  readonly id: string
  /** Current document of the section. */
  readonly module: BuilderDocument
  readonly newUuid: NewUuid
}

/** Returns own content that the section no longer shows as a hidden container, so that it isn't lost. */
const keptHidden = (record: NodeRecord, { name }: OwnContent): NodeRecord => {
  const { content } = record.props
  return {
    ...record,
    componentName: 'Container',
    props: { ...mergedStyles({}, record.props), ...(content !== undefined && { content }) },
    addition: { ...record.addition, hidden: true, ...(name && { name }) },
  }
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
  const { records, placed } = instanceOf(place, module, uuidOf, document)
  const [box, ...blocks] = records
  const unshown: NodeRecord[] = []
  for (const child of place.children) {
    if (placed.has(child)) continue
    const record = nodeOf(document, child)
    const own = ownContentOf(record)
    if (own) unshown.push(keptHidden(record, own))
    else for (const { uuid } of subtree(document, child)) draft.remove(uuid)
  }
  draft.put({ ...box!, children: [...box!.children, ...unshown.map(({ uuid }) => uuid)] })
  for (const record of [...blocks, ...unshown]) draft.put(record)
  const page = withStylesOf(document.page, module.page)
  const change = {
    ...draft.change(),
    ...(page !== document.page && { page: [document.page, page] as const }),
  }
  return { ok: true, change, select: [id] }
}
