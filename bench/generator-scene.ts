import { createDocument, storedJson, sequentialUuids } from '@web2/builder'
import { planTurboKind, type TurboDefinition } from '@web2/contract/generator'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { sql } from 'kysely'
import { elementCount, pageNodes } from './generated-site.ts'
import type { Db, Place } from './publishing-scene.ts'

/** Services of every site project; more pages mean more cities. */
const services = 100

export const definition: TurboDefinition = {
  name: 'Local pages',
  source: { templateId: '1' },
  lists: [{ name: 'service' }, { name: 'city' }],
  mode: 'all',
  seed: 1,
  pages: null,
  address: '{service}/{city}',
  pageName: '{service} in {city}',
  title: '{Best|Good} {service} in {city}',
  description: 'All about {service} in {city}',
  rules: [],
  listing: null,
  structure: { hubs: ['service'], breadcrumb: false, nearby: 0, related: 0 },
  sitePer: null,
  siteName: 'Green Thumb',
  rootSlug: 'green-thumb',
  email: '',
  clouds: [],
  brakes: {
    sample: 5,
    perDay: null,
    timeZone: 'UTC',
    noindex: false,
    stopAtErrors: 20,
    stopAtCost: null,
    similarFrom: 0.8,
  },
}

/** Adds a site project of `pages` pages that waits to be planned. */
export const newGeneration = async (
  db: Db,
  { accountId }: Place,
  pages: number,
): Promise<{ readonly turboId: string; readonly runId: string }> => {
  const [turboId, runId] = [uuidV7(), uuidV7()]
  const values = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`)
  const lists = [
    { name: 'service', values: values('Service', services) },
    { name: 'city', values: values('City', pages / services) },
  ]
  await db
    .insertInto('turbos')
    .values({
      id: turboId,
      accountId,
      createdBy: null,
      name: definition.name,
      definition: JSON.stringify({ ...definition, lists }),
      document: storedJson(createDocument(pageNodes(elementCount), sequentialUuids())),
      sourceName: 'Bench',
      sourceVersion: '',
      status: 'planning',
    })
    .execute()
  await db
    .insertInto('runs')
    .values({
      ...{ id: runId, accountId, createdBy: null, kind: planTurboKind, subjectId: turboId },
      ...{ startedAt: null, endedAt: null },
    })
    .execute()
  await db.insertInto('runItems').values({ id: uuidV7(), runId, subjectId: turboId }).execute()
  return { turboId, runId }
}

/** Releases all pages of a planned site project, as pages of one site. */
export const releaseAll = async (db: Db, { siteId }: Place, turboId: string): Promise<void> => {
  await db.updateTable('sites').set({ turboId, turboValue: '' }).where('id', '=', siteId).execute()
  await sql`
    update turbo_pages set site_id = ${siteId}::uuid, status = 'ready', released_at = now()
    where turbo_id = ${turboId}::uuid`.execute(db)
}
