import type { BuilderDocument } from '../tree/document.ts'
import { freezeRecord, type NodeRecord } from '../tree/record.ts'
import { subtree } from '../tree/walk.ts'
import { instanceOf, withStylesOf } from './instance.ts'
import { modulesUsed, moduleUse, type ModuleUse } from './module-use.ts'
import { withoutVariantContents } from './slots/slots.ts'

/** Reason why a section could not be expanded. */
export interface ModuleProblem extends ModuleUse {
  readonly why: 'missing' | 'cycle' | 'too-deep' | 'too-large'
}

export interface ExpandedModules {
  /** Document with the sections expanded, without contents of its own variants; the same object if it has neither. */
  readonly document: BuilderDocument
  readonly problems: readonly ModuleProblem[]
}

/** Limits on nested sections and on nodes: beyond any real page, and a bound for hostile ones. */
const deepest = 12
const mostNodes = 200_000
const none: ReadonlySet<string> = new Set()

interface Place {
  readonly record: NodeRecord
  /** Sections that contain this place. */
  readonly within: readonly string[]
}

/**
 * Replaces section references by the blocks of the sections, including nested ones. Pure: equal inputs give
 * equal UUIDs. A reference that can't be resolved leaves its place empty and is reported.
 */
export const expandModules = (
  given: BuilderDocument,
  modules: ReadonlyMap<string, BuilderDocument>,
): ExpandedModules => {
  const document = withoutVariantContents(given)
  const uses = modulesUsed(document)
  if (uses.length === 0) return { document, problems: [] }
  const nodes = new Map(document.nodes)
  const problems: ModuleProblem[] = []
  let { page } = document

  /** Removes what is inside a reference but for the own content that its section shows. */
  const clear = (record: NodeRecord, kept: ReadonlySet<string> = none) => {
    for (const child of record.children)
      if (!kept.has(child)) for (const { uuid } of subtree({ nodes }, child)) nodes.delete(uuid)
  }
  const leaveOut = (record: NodeRecord) => {
    nodes.delete(record.uuid)
    const parent = record.parent === null ? undefined : nodes.get(record.parent)
    if (parent)
      nodes.set(
        parent.uuid,
        freezeRecord({ ...parent, children: parent.children.filter((id) => id !== record.uuid) }),
      )
  }

  const waiting: Place[] = uses
    .flatMap(({ uuid }) => document.nodes.get(uuid) ?? [])
    .map((record) => ({ record, within: [] }))
    .reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { record, within } = next
    const use = moduleUse(record)
    if (!use || !nodes.has(record.uuid)) continue
    const module = modules.get(use.moduleId)
    const why = within.includes(use.moduleId)
      ? 'cycle'
      : within.length >= deepest
        ? 'too-deep'
        : !module
          ? 'missing'
          : nodes.size + module.nodes.size > mostNodes
            ? 'too-large'
            : null
    if (why !== null || !module) {
      problems.push({ ...use, why: why ?? 'missing' })
      clear(record)
      leaveOut(record)
      continue
    }
    page = withStylesOf(page, module.page)
    const { records, placed } = instanceOf(record, module, (uuid) => `${record.uuid}/${uuid}`, { nodes })
    clear(record, placed)
    for (const each of records) nodes.set(each.uuid, each)
    const inner = [...within, use.moduleId]
    for (const each of records.toReversed())
      if (each.componentName === 'Module') waiting.push({ record: each, within: inner })
  }
  return { document: { ...document, nodes, page }, problems }
}

/**
 * Returns true if the section `moduleId` contains itself, directly or through other sections, so that it must
 * not be inserted.
 */
export const wouldCycle = (
  moduleId: string,
  into: string,
  modules: ReadonlyMap<string, BuilderDocument>,
): boolean => {
  const seen = new Set<string>()
  const waiting = [moduleId]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === into) return true
    if (seen.has(next)) continue
    seen.add(next)
    const module = modules.get(next)
    if (module) waiting.push(...modulesUsed(module).map((use) => use.moduleId))
  }
  return false
}
