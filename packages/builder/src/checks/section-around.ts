import { moduleUse, type ModuleUse } from '../modules/module-use.ts'
import type { BuilderDocument } from '../tree/document.ts'

export interface SectionAround {
  /** Node of the page that shows the section, directly or through an outer section. */
  readonly place: string
  /** Section the node belongs to; it can be nested in others. */
  readonly moduleId: string
  readonly name: string
}

const useAt = (document: BuilderDocument | undefined, uuid: string): ModuleUse | null => {
  const record = document?.nodes.get(uuid)
  return record ? moduleUse(record) : null
}

/**
 * Returns the section that a node of an expanded page belongs to. Its UUID lists the section nodes it is in,
 * then its own UUID in the section.
 */
export const sectionAround = (
  page: BuilderDocument,
  modules: ReadonlyMap<string, BuilderDocument> | undefined,
  uuid: string,
): SectionAround | undefined => {
  const places = uuid.split('/').slice(0, -1)
  let document: BuilderDocument | undefined = page
  let innermost: SectionAround | undefined
  for (const each of places) {
    const use = useAt(document, each)
    if (!use) break
    innermost = { place: places[0]!, moduleId: use.moduleId, name: use.name }
    document = modules?.get(use.moduleId)
  }
  return innermost
}
