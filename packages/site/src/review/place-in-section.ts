import { moduleUse, type BuilderDocument } from '@web2/builder'

/** Where a block of a page is edited. */
export interface EditedAt {
  readonly nodeId?: string
  /** The innermost shared section around it. */
  readonly sectionId?: string
}

/** Blocks of sections are called '<place of the section>/<block>', as `expandModules` puts them into a page. */
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
