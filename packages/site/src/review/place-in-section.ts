import { moduleUse, type BuilderDocument } from '@web2/builder'

/** Place where a block of a page is edited. */
export interface EditedAt {
  readonly nodeId?: string
  /** The innermost shared section around it. */
  readonly sectionId?: string
}

/**
 * Returns where a block is edited. Blocks of sections have ids '<section node>/<block>', as assigned by
 * `expandModules`.
 */
export const placeInSection = (
  nodeId: string | undefined,
  page: BuilderDocument,
  modules: ReadonlyMap<string, BuilderDocument>,
): EditedAt => {
  if (nodeId === undefined) return {}
  let document = page
  let rest = nodeId
  let sectionId: string | undefined
  for (let slash = rest.indexOf('/'); slash > 0 && !document.nodes.has(rest); slash = rest.indexOf('/')) {
    const place = document.nodes.get(rest.slice(0, slash))
    const use = place && moduleUse(place)
    const section = use && modules.get(use.moduleId)
    if (!section) break
    sectionId = use.moduleId
    document = section
    rest = rest.slice(slash + 1)
  }
  return sectionId === undefined ? { nodeId } : { nodeId: rest, sectionId }
}
