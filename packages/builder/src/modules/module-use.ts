import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { WireNode } from '../tree/wire-node.ts'

/** Place on a page where a section is used. */
export interface ModuleUse {
  readonly uuid: string
  readonly moduleId: string
  /** Name of the section when it was inserted. */
  readonly name: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns the section that a record refers to; null for any other record. */
export const moduleUse = ({
  uuid,
  componentName,
  props,
}: Pick<NodeRecord, 'uuid' | 'componentName' | 'props'>): ModuleUse | null =>
  componentName === 'Module' ? { uuid, moduleId: text(props.moduleId), name: text(props.name) } : null

/** Returns the places where a document uses sections, without those inside other sections. */
export const modulesUsed = (document: BuilderDocument): ModuleUse[] => {
  const found: ModuleUse[] = []
  for (const record of document.nodes.values()) {
    const use = moduleUse(record)
    if (use) found.push(use)
  }
  return found
}

/** Creates a section reference to insert. */
export const moduleNode = (moduleId: string, name: string): WireNode => ({
  componentName: 'Module',
  props: { moduleId, name },
  children: [],
  addition: {},
})
