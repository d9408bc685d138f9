import { importJson, modulesUsed, type BuilderDocument } from '@web2/builder'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isUuid } from '../../db/uuid-v7.ts'

/** Sections inside of sections: each level is a question to the database. */
const mostLevels = 16

const read = (document: string): BuilderDocument => {
  const parsed = importJson(document)
  // saving lets only documents in that can be read
  if (!parsed.ok) throw new Error(`A section holds a document that cannot be read: ${parsed.detail}`)
  return parsed.document
}

/** The account's sections that documents show, and those that these show in turn; deleted ones are not among them. */
export const loadModules = async (
  db: Kysely<Database>,
  accountId: string,
  documents: Iterable<BuilderDocument>,
): Promise<ReadonlyMap<string, BuilderDocument>> => {
  const found = new Map<string, BuilderDocument>()
  const asked = new Set<string>()
  const idsIn = (document: BuilderDocument) =>
    modulesUsed(document)
      .map(({ moduleId }) => moduleId)
      .filter((id) => isUuid(id) && !asked.has(id))
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
      found.set(row.id, document)
      for (const id of idsIn(document)) wanted.add(id)
    }
  }
  return found
}
