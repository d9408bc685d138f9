import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { WireNode } from '../tree/wire-node.ts'

/** A place of a page where a section stands. */
export interface ModuleUse {
  readonly uuid: string
  readonly moduleId: string
  /** Name of the section when it was inserted. */
  readonly name: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The section that a record stands for; null for any other record. */
export const moduleUse = ({
  uuid,
  componentName,
  props,
}: Pick<NodeRecord, 'uuid' | 'componentName' | 'props'>): ModuleUse | null =>
  componentName === 'Module' ? { uuid, moduleId: text(props.moduleId), name: text(props.name) } : null

/** The sections that a document shows, each place of its own; sections inside of sections are not looked into. */
export const modulesUsed = (document: BuilderDocument): ModuleUse[] => {
  const found: ModuleUse[] = []
  for (const record of document.nodes.values()) {
    const use = moduleUse(record)
    if (use) found.push(use)
  }
  return found
}

/** A new place for a section, to be inserted. */
export const moduleNode = (moduleId: string, name: string): WireNode => ({
  componentName: 'Module',
  props: { moduleId, name },
  children: [],
  addition: {},
})
