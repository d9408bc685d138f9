import { modulesUsed, type BuilderDocument } from '@web2/builder'
import type { CloudModuleContent } from '@web2/contract/sites'
import { cloudModules } from '../../../sites/resources.ts'
import { documentOf } from '../api/opened-document.ts'

export type ModuleDocuments = ReadonlyMap<string, BuilderDocument>

/** Documents per request. */
const together = 50
/** Maximum levels of nested sections; each level is a request. */
const mostLevels = 16

const fetchSome = async (ids: readonly string[]) => {
  const { data } = await cloudModules.find({
    _id: { $in: ids },
    $limit: together,
    $select: ['_id', 'name', 'html', 'document'],
  })
  return data as CloudModuleContent[]
}

/** Returns the sections with these ids and all nested ones. Leaves out deleted ones. */
export const fetchModules = async (ids: readonly string[]): Promise<ModuleDocuments> => {
  const found = new Map<string, BuilderDocument>()
  const asked = new Set<string>()
  let wanted = [...new Set(ids)].filter((id) => id !== '')
  for (let level = 0; wanted.length > 0 && level < mostLevels; level += 1) {
    for (const id of wanted) asked.add(id)
    const batches = Array.from({ length: Math.ceil(wanted.length / together) }, (_, at) =>
      wanted.slice(at * together, (at + 1) * together),
    )
    const records = (await Promise.all(batches.map(fetchSome))).flat()
    const next = new Set<string>()
    for (const record of records) {
      const document = documentOf(record)
      found.set(record._id, document)
      for (const { moduleId } of modulesUsed(document)) if (!asked.has(moduleId)) next.add(moduleId)
    }
    wanted = [...next]
  }
  return found
}
