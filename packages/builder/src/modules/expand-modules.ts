import type { BuilderDocument } from '../tree/document.ts'
import { freezeRecord, type NodeRecord } from '../tree/record.ts'
import { subtree } from '../tree/walk.ts'
import { instanceOf, withStylesOf } from './instance.ts'
import { modulesUsed, moduleUse, type ModuleUse } from './module-use.ts'

/** Why a section could not be shown where it stands. */
export interface ModuleProblem extends ModuleUse {
  readonly why: 'missing' | 'cycle' | 'too-deep' | 'too-large'
}

export interface ExpandedModules {
  /** The document with the sections in place; the same object when it uses none. */
  readonly document: BuilderDocument
  readonly problems: readonly ModuleProblem[]
}

/** Sections inside of sections inside of …: more than anybody builds, and a bound for what is hostile. */
const deepest = 12
const mostNodes = 200_000

interface Place {
  readonly record: NodeRecord
  /** The sections that this place lies in. */
  readonly within: readonly string[]
}

/**
 * Puts the blocks of sections in the places of their references, also of those inside of sections. Pure: the same
 * input gives the same uuids. A reference that can not be followed leaves its place empty and is reported.
 */
export const expandModules = (
  document: BuilderDocument,
  modules: ReadonlyMap<string, BuilderDocument>,
): ExpandedModules => {
  const uses = modulesUsed(document)
  if (uses.length === 0) return { document, problems: [] }
  const nodes = new Map(document.nodes)
  const problems: ModuleProblem[] = []
  let { page } = document

  /** Whatever a foreign file put inside of a reference. */
  const clear = (record: NodeRecord) => {
    for (const { uuid } of subtree({ nodes }, record.uuid)) if (uuid !== record.uuid) nodes.delete(uuid)
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
    clear(record)
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
      leaveOut(record)
      continue
    }
    page = withStylesOf(page, module.page)
    const { records } = instanceOf(record, module, (uuid) => `${record.uuid}/${uuid}`)
    for (const each of records) nodes.set(each.uuid, each)
    const inner = [...within, use.moduleId]
    for (const each of records.toReversed())
      if (each.componentName === 'Module') waiting.push({ record: each, within: inner })
  }
  return { document: { ...document, nodes, page }, problems }
}

/** True when the section `moduleId` shows itself, through whatever sections lie between; it must not be put there. */
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
