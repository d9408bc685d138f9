import { importJson, modulesUsed, type BuilderDocument } from '@web2/builder'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'

/** Maximum depth of nested sections, because each level is a query. */
const mostLevels = 16

const read = (document: string): BuilderDocument => {
  const parsed = importJson(document)
  // saving accepts only valid documents
  if (!parsed.ok) throw new Error(`A section holds a document that cannot be read: ${parsed.detail}`)
  return parsed.document
}

export interface ModuleLoader {
  /** Sections loaded so far, by id. */
  readonly modules: ReadonlyMap<string, BuilderDocument>
  /**
   * Loads the sections that documents reference, recursively and each once. Returns the new ones; skips
   * deleted ones.
   */
  load(documents: Iterable<BuilderDocument>): Promise<readonly BuilderDocument[]>
}

/** Creates a loader for sections of an account. */
export const moduleLoader = (db: Kysely<Database>, accountId: string): ModuleLoader => {
  const modules = new Map<string, BuilderDocument>()
  const asked = new Set<string>()
  const idsIn = (document: BuilderDocument) =>
    modulesUsed(document)
      .map(({ moduleId }) => moduleId)
      .filter((id) => isUuid(id) && !asked.has(id))
  return {
    modules,
    load: async (documents) => {
      const found: BuilderDocument[] = []
      let wanted = new Set([...documents].flatMap(idsIn))
      for (let level = 0; wanted.size > 0 && level < mostLevels; level += 1) {
        for (const id of wanted) asked.add(id)
        const rows = await db
          .selectFrom('cloudModules')
          .select(['id', 'document'])
          .where('id', 'in', [...wanted])
          .where('accountId', '=', accountId)
          .where('deletedAt', 'is', null)
          .execute()
        wanted = new Set()
        for (const row of rows) {
          const document = read(row.document)
          modules.set(row.id, document)
          found.push(document)
          for (const id of idsIn(document)) wanted.add(id)
        }
      }
      return found
    },
  }
}

/** Returns the account's sections that documents reference, recursively, without deleted ones. */
export const loadModules = async (
  db: Kysely<Database>,
  accountId: string,
  documents: Iterable<BuilderDocument>,
): Promise<ReadonlyMap<string, BuilderDocument>> => {
  const { modules, load } = moduleLoader(db, accountId)
  await load(documents)
  return modules
}
