import { modulesUsed, type BuilderDocument } from '@web2/builder'
import { cloudModules } from '../../../sites/resources.ts'
import { documentOf } from '../api/opened-document.ts'

export type ModuleDocuments = ReadonlyMap<string, BuilderDocument>

/** Contents come in lists of so many. */
const together = 50
/** Sections inside of sections: each level is a call. */
const mostLevels = 16

const fetchSome = async (ids: readonly string[]) =>
  (
    await cloudModules.find({
      _id: { $in: ids },
      $limit: together,
      $select: ['_id', 'name', 'html', 'document'],
    })
  ).data

/** Sections by their ids, and those that they show in turn. Those that were deleted are not among them. */
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
