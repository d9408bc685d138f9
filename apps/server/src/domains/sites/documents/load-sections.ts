import { importJson, modulesUsed, type BuilderDocument } from '@web2/builder'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'

/** Sections inside of sections: each level is a question to the database. */
const mostLevels = 16

const read = (document: string): BuilderDocument => {
  const parsed = importJson(document)
  // saving lets only documents in that can be read
  if (!parsed.ok) throw new Error(`A section holds a document that cannot be read: ${parsed.detail}`)
  return parsed.document
}

export interface ModuleLoader {
  /** What was loaded so far, by id. */
  readonly modules: ReadonlyMap<string, BuilderDocument>
  /**
   * Loads the sections that documents show, and those that these show in turn, each once; answers those that are
   * new. Deleted ones are not among them.
   */
  load(documents: Iterable<BuilderDocument>): Promise<readonly BuilderDocument[]>
}

/** Loads the sections of an account as they are met. */
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

/** The account's sections that documents show, and those that these show in turn; deleted ones are not among them. */
export const loadModules = async (
  db: Kysely<Database>,
  accountId: string,
  documents: Iterable<BuilderDocument>,
): Promise<ReadonlyMap<string, BuilderDocument>> => {
  const { modules, load } = moduleLoader(db, accountId)
  await load(documents)
  return modules
}
